/** Speakers of a conversation that are no persons, as far as the name alone shows it. */

/** True for a program or an internal note: never a customer, whatever the user answers. */
export const isBot = (name: string): boolean =>
  /(?:^|[\s_-])bot$|\(bot\)$|^(?:system|système|sistema|systeem)$|^(?:internal |private )?note (?:from|by) /i.test(
    name.trim(),
  );

/** True for a bot, and for the name or the role of an assistant: `AI Agent`, `KI-Assistent`. */
export const isProgram = (name: string): boolean =>
  isBot(name) || PROGRAM.test(name.trim().slice(0, 80));

const PROGRAM =
  /^(?:.{1,40} )?(?:(?:ai|ki|ia|virtual|automated|digital|virtueller?|digitaler?)[ -](?:agent|assistant|assistent(?:in)?|bot|helper|support)|(?:agente?|assistante?|asistente|assistente) (?:ia|virtuale?|virtuel(?:le)?|de ia|ai|digitale?|d[’']ia)|chatbot|automatic (?:reply|message)|automation|workflow)$/iu;
