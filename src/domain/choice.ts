/** One option of a single-choice list: what a card shows and what the prompt says. */
export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
}

/** Finds a choice by an id that may come from outside (storage, URL); undefined when unknown. */
export function findChoice<C extends Choice>(choices: readonly C[], id: unknown): C | undefined {
  return choices.find((choice) => choice.id === id);
}

/** The choice's name and what it means, as the prompt and the summary write it. */
export function describeChoice(choice: Choice): string {
  return `${choice.name.toLowerCase()} (${choice.description.toLowerCase()})`;
}
