import { parseObject, stringField } from '../json.ts';

/**
 * The answer to a request for opinions on claims (`src/domain/evidence/second-opinion.ts`); undefined
 * for any other. The demo understands nothing, and says so of each claim.
 */
export function answerOpinions(userMessage: string): string | undefined {
  const claims = /^<claims>\n(?<lines>[\s\S]*)^<\/claims>$/m.exec(userMessage)?.groups?.['lines'];
  if (claims === undefined) return undefined;
  const ids = claims.split('\n').flatMap((line) => stringField(parseObject(line), 'id') || []);
  const opinions = ids.map((id) => ({ id, opinion: 'not-judged', why: 'demo' }));
  return JSON.stringify({ opinions });
}
