import { describe, expect, test } from 'vitest';
import { isOwnMailbox, isOwnRole, maskSpeaker } from '#insight/read/lines/speakers.ts';

describe('a speaker', () => {
  test.each([
    ['Jana Klein', 'J. K.'],
    ['Marisol G.', 'M. G.'],
    ['DTW_Dan', 'D. D.'],
    ['Élodie de la Tour', 'É. D. L.'],
    ['+44 7700 900142', undefined],
  ])('the speaker %s is masked as %s', (name, masked) => {
    expect(maskSpeaker(name)).toBe(masked);
  });

  test.each(['Interviewer', 'Maya (Shop)', 'Inês (Suporte)', 'Support Acme', 'Agente', 'You'])(
    '%s is the user’s side',
    (name) => expect(isOwnRole(name)).toBe(true),
  );

  test.each(['Jana Klein', 'Amazon Customer', 'Cliente', 'P1', 'Frau Koch', 'Hostess Anna'])(
    '%s may be a customer',
    (name) => expect(isOwnRole(name)).toBe(false),
  );

  test.each([
    ['Sam <hello@northlight.example>', true],
    ['service@wagner.example', true],
    ['Jana <jana.klein@post.example>', false],
  ])('the address %s is of the user’s side: %s', (address, isOwn) => {
    expect(isOwnMailbox(address)).toBe(isOwn);
  });
});
