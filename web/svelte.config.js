// Runes everywhere; nothing of the older ways.
export default { compilerOptions: { runes: true } };
