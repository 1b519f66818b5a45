import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMasks, findMasks } from '#domain/analysis/masking.ts';

const mask = (text: string) => applyMasks(text, findMasks(text));

/** What must not leave the device, and what the quote reads like then. */
const CASES: readonly (readonly [text: string, masked: string])[] = [
  // E-mail addresses.
  ['Write to anna.k@example.com please', 'Write to [e-mail] please'],
  ['Mail: JOHN_DOE+shop@mail.example.co.uk.', 'Mail: [e-mail].'],
  ['me@müller.example is mine', '[e-mail] is mine'],
  ['<a.b-c@x-y.example>', '<[e-mail]>'],
  ['Mail jo@example.com. Lovely', 'Mail [e-mail]. Lovely'],
  ['reach me at jo @ example . com', 'reach me at [e-mail]'],
  ['jo.smith (at) example (dot) org', '[e-mail]'],
  ['jo[at]example[dot]org was ignored', '[e-mail] was ignored'],
  ['kontakt: j.meier at example dot de', 'kontakt: [e-mail]'],
  ['a@b.example,c@d.example', '[e-mail],[e-mail]'],
  ["o'neil%x@example.com", "o'[e-mail]"],
  ['sam (at) gmail.com', '[e-mail]'],
  ['write to kate@gmail', 'write to [e-mail]'],
  ['sam at gmail.com', '[e-mail]'],
  ['sam_at_gmail.com', '[e-mail]'],
  ['peter dot pan at gmail dot com', '[e-mail]'],
  ['jane.doe＠example.com', '[e-mail]'],
  ['иван@пример.рф', '[e-mail]'],
  ['max.mustermann(at)web.de', '[e-mail]'],
  // Telephone numbers.
  ['Call me: +1 (555) 123-4567', 'Call me: [phone]'],
  ['My number is 555-123-4567.', 'My number is [phone].'],
  ['(020) 7946 0958 never answers', '[phone] never answers'],
  ['+49 30 901820 rings forever', '[phone] rings forever'],
  ['0049 170 1234567', '[phone]'],
  ['0170/1234567 bitte', '[phone] bitte'],
  ['Appelez le 06 12 34 56 78', 'Appelez le [phone]'],
  ['llámame al 612 345 678', 'llámame al [phone]'],
  ['text 5550123 for details', 'text [phone] for details'],
  ['1-800-555-0199 is useless', '[phone] is useless'],
  ['555.123.4567', '[phone]'],
  ['tel. 5551234567', 'tel. [phone]'],
  ['WhatsApp +34-612-345-678', 'WhatsApp [phone]'],
  ['(555) 123-4567 ext. 89', '[phone]'],
  ['98765 43210 is my number', '[phone] is my number'],
  ['9876543210', '[phone]'],
  ['+91-9876543210', '[phone]'],
  ['555-0123', '[phone]'],
  ['91 123 45 67', '[phone]'],
  ['138 0013 8000', '[phone]'],
  ['٠٥٠١٢٣٤٥٦٧', '[phone]'],
  ['０９０ー１２３４ー５６７８', '[phone]'],
  ['+49 (0)30 123456-78', '[phone]'],
  ['020-1234567', '[phone]'],
  ['Tel: 0031-20-555 1234', 'Tel: [phone]'],
  ['8 800 555-35-35', '[phone]'],
  ['+44 (0)20 7946 0000', '[phone]'],
  ['0412 345 678', '[phone]'],
  ['(11) 91234-5678', '[phone]'],
  // Names.
  ['Sarah was so helpful', '[name] was so helpful'],
  ['I spoke with John Miller about it', 'I spoke with [name] about it'],
  ['Thanks to Maria Garcia-Lopez!', 'Thanks to [name]!'],
  ['my husband Dave loves it', 'my husband [name] loves it'],
  ["Emily's service was great", "[name]'s service was great"],
  ['Dr. Okonkwo listened to me', 'Dr. [name] listened to me'],
  ['Mrs Whitfield at the desk', 'Mrs [name] at the desk'],
  ['Frau Schmidt war sehr nett', 'Frau [name] war sehr nett'],
  ['Herr Dr. Yılmaz half sofort', 'Herr Dr. [name] half sofort'],
  ['Mme Lefebvre a tout réglé', 'Mme [name] a tout réglé'],
  ['Señora Ibáñez es muy amable', 'Señora [name] es muy amable'],
  ['My name is Xochitl and I am angry', 'My name is [name] and I am angry'],
  ['my name is xavier', 'my name is [name]'],
  ['Ich heiße Bärbel Krause', 'Ich heiße [name]'],
  ["Je m'appelle Chloé Dubois", "Je m'appelle [name]"],
  ['me llamo Íñigo', 'me llamo [name]'],
  ['our waiter Bartholomew forgot us', 'our waiter [name] forgot us'],
  ['our server Summer was lovely', 'our server [name] was lovely'],
  [
    'thanks to will at the counter, and thanks to sarah',
    'thanks to will at the counter, and thanks to [name]',
  ],
  ['Grace helped me find the size', '[name] helped me find the size'],
  ['Mark was very helpful', '[name] was very helpful'],
  ['Thank you, April!', 'Thank you, [name]!'],
  ['Rose Miller from sales called', '[name] from sales called'],
  ['Lovely scarf.\n— Thuy Tien', 'Lovely scarf.\n— [name]'],
  ['Very good. - Jennifer K.', 'Very good. - [name].'],
  ['Kind regards, Oluwaseun Adeyemi', 'Kind regards, [name]'],
  ['Anne-Marie packed it', '[name] packed it'],
  ['Vincent van der Berg delivered it', '[name] delivered it'],
  ['Peter J. Novak signed', '[name] signed'],
  ['Both Ana and Luis were kind', 'Both [name] and [name] were kind'],
  ['Ask for Tim, he knows', 'Ask for [name], he knows'],
  ['MICHAEL NEVER CALLED BACK', '[name] NEVER CALLED BACK'],
  ['Priya Patel from support', '[name] from support'],
  ['Hi Jack, it broke', 'Hi [name], it broke'],
  ['Fatima und Mehmet waren da', '[name] und [name] waren da'],
  ['Сергей очень помог', '[name] очень помог'],
  ['王先生很热情', '[name]先生很热情'],
  ['田中さんは親切でした', '[name]さんは親切でした'],
  ['Bao Nguyen fixed my phone', '[name] fixed my phone'],
  ["ask for O'Neill", 'ask for [name]'],
  ['Jan van der Berg helped', '[name] helped'],
  ['Ask for Yusra at the front', 'Ask for [name] at the front'],
  ['Thanks to Zhang Wei for the tour', 'Thanks to [name] for the tour'],
  ['our guide Nguyen Van An was amazing', 'our guide [name] was amazing'],
  ['Special thanks to Rajesh and Sunita', 'Special thanks to [name] and [name]'],
  ['many thanks to Anna and Donnatella', 'many thanks to [name] and [name]'],
  ['thanks Oluwaseun!', 'thanks [name]!'],
  ['Thank you so much, Thandeka!', 'Thank you so much, [name]!'],
  ['Shout-out to Kwame', 'Shout-out to [name]'],
  ['Alexa knows Tasha’s birthday', 'Alexa knows [name]’s birthday'],
  ['Bronwen’s kindness', '[name]’s kindness'],
  ['The receptionist, Ingeborg, was rude', 'The receptionist, [name], was rude'],
  ['The manager (Svetla) came over', 'The manager ([name]) came over'],
  ['spoke with a lady called Wilhelmina', 'spoke with a lady called [name]'],
  ['Kelechi was super helpful', '[name] was super helpful'],
  ['Siew Ling was so kind', '[name] was so kind'],
  [
    'Tremaine at the front desk went above and beyond',
    '[name] at the front desk went above and beyond',
  ],
  ['I am Priyanka and I', 'I am [name] and I'],
  ['This is Thandiwe from Cape Town', 'This is [name] from Cape Town'],
  ['Great stay.\n\nBest regards\nPriyankaa Deshmukh', 'Great stay.\n\nBest regards\n[name]'],
  ['Love it! ~ Kaylee', 'Love it! ~ [name]'],
  ['- Ayodele, Lagos', '- [name], Lagos'],
  ['Signed: Tobi Adewale', 'Signed: [name]'],
  ['Lovely. Karthik S.', 'Lovely. [name].'],
  ['J. K. Miller', '[name]'],
  ['J.R. Ewing sold it to me', '[name] sold it to me'],
  ['follow me @jane_doe', 'follow me [name]'],
  ['insta: kim_k', 'insta: [name]'],
  ['instagram.com/mary.jones', 'instagram.com/[name]'],
  ['Our server was Xiomara', 'Our server was [name]'],
  ['Our server, whose name was Xiomara, smiled', 'Our server, whose name was [name], smiled'],
  ['my late husband, Ambrose, loved it', 'my late husband, [name], loved it'],
  ['thanks to john and mary', 'thanks to [name] and [name]'],
  ['john smith helped me', '[name] helped me'],
  ['emily was amazing', '[name] was amazing'],
  ['sarah at reception was lovely', '[name] at reception was lovely'],
  ['Big thanks to Mrs. van den Heuvel', 'Big thanks to Mrs. [name]'],
  ['De heer Jansen', 'De heer [name]'],
  ['Frau Dr. med. Weiß', 'Frau Dr. med. [name]'],
  ['Dra. Ramírez', 'Dra. [name]'],
  ['DeAndre hooked us up', '[name] hooked us up'],
  ["Jo-Ann's attention to detail", "[name]'s attention to detail"],
  ["thanks to d'Angelo", 'thanks to [name]'],
  ['Sinéad O’Connor', '[name]'],
  ['hair cut by Aylin and Zsofia', 'hair cut by [name] and [name]'],
  ['Booked with Xavi', 'Booked with [name]'],
  ['especially Ngozi', 'especially [name]'],
  ['spoke w/ Latisha', 'spoke w/ [name]'],
  ['JESSICA WAS AMAZING', '[name] WAS AMAZING'],
  ['Ahmet Bey', '[name] Bey'],
  ['Ивану спасибо', '[name] спасибо'],
  ['Спасибо Оксане', 'Спасибо [name]'],
  ['김민수 씨', '[name] 씨'],
  ['张伟很热心', '[name]很热心'],
  ['شكرا لمحمد', 'شكرا [name]'],
  ['राहुल जी', '[name] जी'],
  ['感谢李经理', '[name]经理'],
];

/** Brands, products, places, months, numbers: not persons, and so not masked. */
const INNOCENT: readonly string[] = [
  'Better than my Calvin Klein and Ralph Lauren shirts',
  'Levi’s and Tommy Hilfiger fit the same',
  'I love Ben & Jerry’s and Trader Joe’s',
  'Dr. Martens are heavy, Dr Pepper is sweet',
  'We flew from San Jose to St. Louis and Lake Victoria',
  'Paris in May or June, Florence in August',
  'I live in Charlotte, near Austin',
  'Will buy again. Mark my words. Hope it lasts.',
  'A rose print, Amber and Ivory are pretty',
  'Perfect for summer. Summer colours are great.',
  'Grant me one wish: pockets',
  'Amazon, Apple and Samsung answered faster',
  'My Kindle Fire and my Motorola RAZR',
  'Great Mexican street tacos in Las Vegas',
  'This Kate Spade bag is from Tiffany & Co',
  'I am 5’7", 145lbs, 36-24-36 and wear 10/12',
  'Ordered on 2024-03-12, arrived 15.03.2024',
  'From 2019-2024 I bought 12 of them',
  'Order number 1234567890 never came',
  'It costs 1,299.00 or 1299000 points',
  'I paid $1200 and 150 000 yen',
  'Version 1.15.2.3004 is slow',
  'Open 9:00-18:00, 24/7 hotline',
  'Chelsea boots and Mary Janes look good',
  'Harry Potter socks for Christmas',
  'The Jan sale was better',
  'My MacBook at home. At work I use Linux',
  'Meine Frau liebt es',
  'size M. Great fit',
  'Love the A-line, the V-neck and the XL',
  'Portland does not carry petite sizing',
  'See www.example.com/anna for pictures',
  '10/10 would buy in 2019-2020',
  'ISBN 978-3-16-148410-0',
  'order 113-1234567-1234567',
  '500-1000 pieces',
  '1920 x 1080 on my WH-1000XM4',
  'Staff was friendly, and everyone was helpful',
  'Waitress was friendly, Bedienung war nett',
  'Met in Paris, at London Heathrow',
  'Hello Everyone, thanks Team',
  'Delivered @ home',
  'My Husband Loves it',
  'Mother’s Day gift',
  'Highly recommended. - Perfect',
  'Thanks for reading. Great',
  'This is Amazing',
  'Hey Siri',
  'Vitamin C',
  'met at booking.com',
  'bought at amazon.com',
];

/** What is masked though it names no private person: known, and undone with one press. */
const FALSE_ALARMS: readonly (readonly [text: string, masked: string])[] = [
  ['Off Rick Steves recommendation', 'Off [name] recommendation'],
  ['I bought it at Claire’s', 'I bought it at [name]’s'],
  ['My Felix eats nothing else', 'My [name] eats nothing else'],
  ['Hello Kitty backpack', 'Hello [name] backpack'],
  ['our server Verisign failed', 'our server [name] failed'],
  ['Thanks Echopost', 'Thanks [name]'],
  ['Captain America', 'Captain [name]'],
  ['the driver, Bosch, was loud', 'the driver, [name], was loud'],
  ['Many thanks, Aegean', 'Many thanks, [name]'],
  ['Follow @nike', 'Follow [name]'],
  ['Thanks to Alexa', 'Thanks to [name]'],
  ['Ana’s bakery', '[name]’s bakery'],
  ['We read Anna Karenina in it', 'We read [name] in it'],
];

describe('masking', () => {
  test('is tried on at least 60 cases', () => {
    expect(new Set(CASES.map(([text]) => text)).size).toBeGreaterThanOrEqual(60);
  });

  test.each(CASES.map(([text, masked]) => ({ text, masked })))('$text', ({ text, masked }) => {
    expect(mask(text)).toBe(masked);
  });

  test.each(INNOCENT.map((text) => ({ text })))('leaves alone: $text', ({ text }) => {
    expect(mask(text)).toBe(text);
  });

  test.each(FALSE_ALARMS.map(([text, masked]) => ({ text, masked })))(
    'is known to take for a person: $text',
    ({ text, masked }) => {
      expect(mask(text)).toBe(masked);
    },
  );

  test('covers spans of the text, in order and apart', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom(...CASES.map(([it]) => it), ' ', '\n', '@', '+1', '. '))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (any) => {
        let last = 0;
        for (const { start, end } of findMasks(any)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(any.length);
      }),
    );
  });
});
