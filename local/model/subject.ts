const LINK = /\bhttps?:\/\/\S+/;
const MOST_CHARACTERS = 90;

/** Product description by the user, shortened to fit into a sentence. */
export function nounOf(subject: string): string {
  const words = subject.replace(LINK, ' ').replace(/\s+/g, ' ').trim();
  const noun = shortened(words).replace(/(?: (?:at|on|see|via|from)|[\s.,:;!?–-])+$/i, '');
  return noun === '' ? 'what we make' : noun;
}

export function linkIn(subject: string): string {
  return LINK.exec(subject)?.[0].replace(/[.,;:!?)\]]+$/, '') ?? '';
}

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS));
}
