import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkContact,
  charactersLeft,
  type ContactFields,
  EMPTY_CONTACT,
  mailOf,
  parseContactFields,
  RESPONSE_TIMES,
} from '#domain/site/contact.ts';
import {
  dueMessages,
  enqueue,
  type Outbox,
  parseOutbox,
  settle,
} from '#domain/site/contact-outbox.ts';
import { hoursIn, OFFICE_HOURS, openness, sharesOfficeTime } from '#domain/site/contact-hours.ts';
import { TOASTS } from '#domain/site/toasts.ts';

const GOOD: ContactFields = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: '',
  message: 'Good morning',
};

/** Result of the check: `ok`, or each invalid field with its problem. */
function verdict(change: Partial<ContactFields>): string {
  const check = checkContact({ ...GOOD, ...change });
  if (check.ok) return 'ok';
  const wrong = Object.entries(check.problems).map(([field, { kind }]) => `${field} ${kind}`);
  return wrong.join(', ');
}

/** Copied from the specification, sections 5, 8 and 9. */
test('the toasts and response times are those of the specification', () => {
  expect(TOASTS.fieldsMissing.title).toBe('Please fill in all required fields');
  expect(TOASTS.emailInvalid.title).toBe('Please enter a valid email address');
  expect(TOASTS.messageSent).toEqual({
    title: 'Message sent successfully!',
    description: "We'll get back to you within 24 hours",
    tone: 'success',
  });
  expect(RESPONSE_TIMES.map(({ hours }) => hours)).toEqual([24, 12, 4]);
});

describe('the contact form', () => {
  test('a valid message is accepted without a subject', () => {
    expect(checkContact(GOOD)).toEqual({ ok: true, fields: GOOD });
  });

  test('a missing field is reported before an invalid one', () => {
    expect(checkContact({ ...EMPTY_CONTACT, email: 'nonsense' })).toMatchObject({
      ok: false,
      first: 'missing',
    });
  });

  test('name, email and message are required, and a subject is not', () => {
    const check = checkContact(EMPTY_CONTACT);
    expect(check.ok ? [] : Object.keys(check.problems)).toEqual(['name', 'email', 'message']);
  });
});

/** Each input is either accepted or rejected with the invalid field. */
describe('hostile input', () => {
  test.each<[string, Partial<ContactFields>, string]>([
    ['a name of spaces', { name: ' \t\n ' }, 'name missing'],
    ['a name of unseen characters', { name: '\u200b\u2060\u200d' }, 'name missing'],
    ['a message of line breaks', { message: '\r\n\r\n' }, 'message missing'],
    ['a message of NUL', { message: '\u0000\u0000' }, 'message missing'],
    ['an address without @', { email: 'ada.example.com' }, 'email not-an-address'],
    ['an address without a dot', { email: 'ada@example' }, 'email not-an-address'],
    ['two @', { email: 'ada@home@example.com' }, 'email not-an-address'],
    ['a space in the address', { email: 'ada lovelace@example.com' }, 'email not-an-address'],
    ['a second header', { email: 'a@b.co\r\nBcc: all@b.co' }, 'email not-an-address'],
    ['an address of markup', { email: '<script>@x.y z' }, 'email not-an-address'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name too-long'],
    ['a name of 200 emoji', { name: '🦊'.repeat(200) }, 'ok'],
    ['an address of 321 characters', { email: `${'x'.repeat(309)}@example.com` }, 'email too-long'],
    ['a subject of 201 characters', { subject: 'x'.repeat(201) }, 'subject too-long'],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }, 'message too-long'],
    ['a message of a million characters', { message: 'x'.repeat(1e6) }, 'message too-long'],
    ['script in the message', { message: '<img src=x onerror=alert(1)>' }, 'ok'],
    ['SQL in the name', { name: "Robert'); drop table contact_messages;--" }, 'ok'],
    ['half of a surrogate pair', { message: 'a\ud800b' }, 'ok'],
    ['writing from right to left', { name: 'עדה', message: 'שלום' }, 'ok'],
    ['many combining marks', { message: `z${'\u0335'.repeat(100)}` }, 'ok'],
    ['a formula for a spreadsheet', { subject: '=HYPERLINK("http://x")' }, 'ok'],
  ])('%s', (_, change, expected) => {
    expect(verdict(change)).toBe(expected);
  });

  test('control characters, lone surrogates and direction overrides are removed', () => {
    const check = checkContact({
      name: ' Ada\u202e\tLovelace ',
      email: ' ada@example.com\u0000 ',
      subject: 'One\r\nTwo',
      message: ' one\r\ntwo\ud800\u0007 ',
    });
    expect(check).toEqual({
      ok: true,
      fields: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        subject: 'One Two',
        message: 'one\ntwo\ufffd',
      },
    });
  });

  test('accepted fields can be stored: well-formed, without NUL, within the sizes of the table', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, text, (name, subject, message) => {
        const check = checkContact({ ...GOOD, name, subject, message });
        if (!check.ok) return;
        for (const [field, value] of Object.entries(check.fields)) {
          expect(value.isWellFormed()).toBe(true);
          expect(value).not.toContain('\u0000');
          if (field !== 'message') expect(value).not.toMatch(/[\r\n]/);
        }
        expect(charactersLeft('name', check.fields.name)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('any stored value is read as text fields', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const field of Object.values(parseContactFields(value))) {
          expect(field).toBeTypeOf('string');
        }
      }),
    );
  });
});

describe('the mail in place of the form', () => {
  test('the fallback mail is filled in', () => {
    const mail = new URL(
      mailOf({ ...GOOD, subject: 'A & B', message: 'one\ntwo' }, 'hello@echopost.example'),
    );
    expect(mail.pathname).toBe('hello@echopost.example');
    expect(mail.searchParams.get('subject')).toBe('A & B');
    expect(mail.searchParams.get('body')).toBe('one\r\ntwo\r\n\r\nAda Lovelace, ada@example.com');
  });

  test('the fallback mail cannot get another recipient', () => {
    const mail = new URL(mailOf({ ...GOOD, subject: 'x&bcc=eve@x.y' }, 'hello@echopost.example'));
    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test('the fallback mail accepts half a surrogate pair', () => {
    expect(() => mailOf({ ...GOOD, message: '\udc00' }, 'a@b.c')).not.toThrow();
  });
});

describe('the outbox', () => {
  const message = { ...GOOD, id: 'one', website: '' };
  const NOON = Date.UTC(2026, 0, 1, 12);
  const waiting: Outbox = enqueue([], message, NOON);

  test('the outbox holds a message once, however often it is added', () => {
    expect(enqueue(waiting, message, NOON + 1)).toHaveLength(1);
  });

  test('a sent message is removed from the outbox', () => {
    expect(settle(waiting, 'one', 'sent', NOON)).toEqual([]);
  });

  test('a message without an answer is retried at the next opportunity', () => {
    expect(dueMessages(settle(waiting, 'one', 'offline', NOON), NOON)).toHaveLength(1);
  });

  test.each([
    ['too-many', 15],
    ['unexpected', 5],
  ] as const)('a message answered with "%s" waits for %i minutes', (outcome, minutes) => {
    const after = settle(waiting, 'one', outcome, NOON);
    expect(dueMessages(after, NOON + minutes * 60_000 - 1)).toEqual([]);
    expect(dueMessages(after, NOON + minutes * 60_000)).toHaveLength(1);
  });

  test('a refused message is kept and not retried', () => {
    const after = settle(waiting, 'one', 'refused', NOON);
    expect(after).toHaveLength(1);
    expect(dueMessages(after, NOON * 2)).toEqual([]);
  });

  test('the outbox is read back from storage, and is unreadable if any message is', () => {
    expect(parseOutbox(structuredClone(waiting))).toEqual(waiting);
    expect(parseOutbox([...waiting, { message: {} }])).toBeUndefined();
    expect(parseOutbox('nonsense')).toBeUndefined();
  });
});

describe('business hours', () => {
  const [weekdays, saturday, sunday] = OFFICE_HOURS;
  const at = (text: string) => Date.parse(text);
  const WINTER = at('2026-01-14T12:00:00Z');
  const SUMMER = at('2026-07-15T12:00:00Z');

  test.each([
    ['America/New_York', WINTER, ['Mon to Fri, 9:00 AM to 6:00 PM']],
    ['America/Los_Angeles', WINTER, ['Mon to Fri, 6:00 AM to 3:00 PM']],
    ['Europe/London', WINTER, ['Mon to Fri, 2:00 PM to 11:00 PM']],
    ['Europe/Berlin', WINTER, ['Mon to Fri, 3:00 PM to 12:00 AM next day']],
    ['Asia/Kolkata', WINTER, ['Mon to Fri, 7:30 PM to 4:30 AM next day']],
    ['Asia/Kolkata', SUMMER, ['Mon to Fri, 6:30 PM to 3:30 AM next day']],
    ['Asia/Tokyo', WINTER, ['Mon to Fri, 11:00 PM to 8:00 AM next day']],
    ['Asia/Tokyo', SUMMER, ['Mon to Fri, 10:00 PM to 7:00 AM next day']],
    ['Pacific/Auckland', WINTER, ['Tue to Sat, 3:00 AM to 12:00 PM']],
    ['Pacific/Kiritimati', WINTER, ['Tue to Sat, 4:00 AM to 1:00 PM']],
    ['Pacific/Honolulu', WINTER, ['Mon to Fri, 4:00 AM to 1:00 PM']],
  ])('business hours in %s follow its own clock', (zone, now, expected) => {
    expect(hoursIn(zone, weekdays, now)).toEqual(expected);
  });

  test('Saturday hours may fall on Sunday elsewhere, and a closed day has none', () => {
    expect(hoursIn('Asia/Tokyo', saturday, WINTER)).toEqual(['Sun, 12:00 AM to 6:00 AM']);
    expect(hoursIn('Asia/Tokyo', sunday, WINTER)).toEqual([]);
  });

  test('business hours follow weeks in which only one of the two clocks has changed', () => {
    // Daylight saving time starts on 8 March 2026 in New York, on 29 March in London.
    expect(hoursIn('Europe/London', weekdays, at('2026-03-11T12:00:00Z'))).toEqual([
      'Mon to Fri, 1:00 PM to 10:00 PM',
    ]);
  });

  test('business hours are split if the visitor’s clocks change within the week', () => {
    // Cairo's clocks skip the hour after midnight as Thursday ends, on Friday 24 April 2026.
    expect(hoursIn('Africa/Cairo', weekdays, at('2026-04-22T12:00:00Z'))).toEqual([
      'Mon to Wed, 3:00 PM to 12:00 AM next day',
      'Thu, 3:00 PM to 1:00 AM next day',
      'Fri, 4:00 PM to 1:00 AM next day',
    ]);
  });

  test('business hours on a Sunday are those of the coming week', () => {
    // The Sunday on which New York's clocks change: the week before was in winter time.
    expect(hoursIn('UTC', weekdays, at('2026-03-08T18:00:00Z'))).toEqual([
      'Mon to Fri, 1:00 PM to 10:00 PM',
    ]);
  });

  test('a zone shares office time if its clock shows the same time', () => {
    expect(sharesOfficeTime('America/New_York', WINTER)).toBe(true);
    expect(sharesOfficeTime('America/Toronto', SUMMER)).toBe(true);
    expect(sharesOfficeTime('America/Bogota', WINTER)).toBe(true);
    expect(sharesOfficeTime('America/Bogota', SUMMER)).toBe(false);
  });

  test.each([
    ['2026-01-14T14:00:00Z', { open: true, until: '6:00 PM' }],
    ['2026-01-14T13:59:00Z', { open: false, until: 'Wed 9:00 AM' }],
    ['2026-01-14T23:00:00Z', { open: false, until: 'Thu 9:00 AM' }],
    ['2026-01-17T16:00:00Z', { open: true, until: '4:00 PM' }],
    ['2026-01-17T21:00:00Z', { open: false, until: 'Mon 9:00 AM' }],
    ['2026-01-18T16:00:00Z', { open: false, until: 'Mon 9:00 AM' }],
    ['2026-07-15T21:59:00Z', { open: true, until: '6:00 PM' }],
    ['2026-07-15T22:00:00Z', { open: false, until: 'Thu 9:00 AM' }],
    // Around midnight in New York, where the day changes.
    ['2026-01-15T04:59:00Z', { open: false, until: 'Thu 9:00 AM' }],
    ['2026-01-15T05:00:00Z', { open: false, until: 'Thu 9:00 AM' }],
    ['2026-01-18T05:00:00Z', { open: false, until: 'Mon 9:00 AM' }],
  ])('the office is open or closed at %s', (now, expected) => {
    expect(openness(at(now))).toEqual(expected);
  });

  test("the next change of openness is also given in the visitor's time", () => {
    expect(openness(at('2026-01-14T14:00:00Z'), 'Europe/Berlin').until).toBe('12:00 AM');
    expect(openness(at('2026-01-16T23:30:00Z'), 'Asia/Tokyo').until).toBe('Sun 12:00 AM');
  });
});
