// Words messages for tests/page/test_words.py, which compares them with Python's. Node runs it as it is.
import { readFileSync } from "node:fs";
import { Catalogue } from "../src/words/catalogue.ts";

const { language, files, messages } = JSON.parse(readFileSync(0, "utf8"));
const words = new Catalogue(language, files.map((file: string) => readFileSync(file, "utf8")));
process.stdout.write(JSON.stringify(messages.map((message: Parameters<Catalogue["sentence"]>[0]) => [words.sentence(message), words.spans(message).map((span) => span.text).join("")])));
