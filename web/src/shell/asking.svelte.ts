// Questions of the page itself, such as "Resign?", one at a time. `Asking.svelte` shows the open one.

export interface Answer {
  id: string;
  label: string;
  isGrave?: boolean;
  /** It is open as soon as something is written. */
  needsText?: boolean;
}

export interface Inquiry {
  title: string;
  /** A line is a paragraph. */
  text?: string;
  field?: { label: string; value: string; most: number; isLong?: boolean };
  /** Best first: Enter in a field gives the first one. Cancelling is always possible, and needs no entry. None: it is just read and closed. */
  answers: readonly Answer[];
}

export interface Answered {
  id: string;
  text: string;
}

interface Open extends Inquiry {
  settle: (answered: Answered | null) => void;
}

class Asking {
  open: Open | null = $state.raw(null);

  /** The chosen answer and the text of the field; null if the user cancels, or if another question comes first. */
  ask(inquiry: Inquiry): Promise<Answered | null> {
    this.open?.settle(null);
    return new Promise((resolve) => {
      const open: Open = {
        ...inquiry,
        settle: (answered) => {
          if (this.open === open) this.open = null;
          resolve(answered);
        },
      };
      this.open = open;
    });
  }
}

export const asking = new Asking();

/** Tells the user something at length. */
export const tell = (title: string, text: string): Promise<Answered | null> => asking.ask({ title, text, answers: [] });

/** Whether the user agrees to something that cannot be taken back. */
export async function isSure(title: string, text: string, yes: string): Promise<boolean> {
  return (await asking.ask({ title, text, answers: [{ id: "yes", label: yes, isGrave: true }] })) !== null;
}
