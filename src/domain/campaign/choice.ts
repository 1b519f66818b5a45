/** One option of a single-choice list, as cards and the prompt show it. */
export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
}

/** Finds a choice by an id of any origin (storage, URL); undefined if unknown. */
export function findChoice<C extends Choice>(choices: readonly C[], id: unknown): C | undefined {
  return choices.find((choice) => choice.id === id);
}

/** Returns a choice's name and description, as written in the prompt and the summary. */
export function describeChoice(choice: Choice): string {
  return `${choice.name.toLowerCase()} (${choice.description.toLowerCase()})`;
}

/** `Choose at least one tag and a tone.` Undefined if nothing is missing. */
export const sayMissing = (missing: readonly string[]): string | undefined =>
  missing.length > 0 ? `Choose ${new Intl.ListFormat('en').format(missing)}.` : undefined;
