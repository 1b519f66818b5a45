import { describe, expect, test } from 'vitest';
import { findMasks } from '#insight/mask/find-masks.ts';

const masksOf = (text: string): string[] =>
  findMasks(text).map(({ start, end }) => text.slice(start, end));

describe('names beside kin', () => {
  test.each([
    ['my brother brindo had the lamb', 'brindo'],
    ['mein bruder brindo hat das gleiche modell', 'brindo'],
    ['mon fils brindo a adoré la glace', 'brindo'],
    ['mi suegra brinda está encantada', 'brinda'],
    ['mio nipote brindolo ha sei anni', 'brindolo'],
    ['minha sogra brindema tem 70 anos', 'brindema'],
    ['mijn vriend brindo is twee meter', 'brindo'],
    ['mój wujek brindek jest zachwycony', 'brindek'],
    ['夫の健太は完食でした', '健太'],
    ['息子のはるとは三歳です', 'はると'],
    ['我老公陈志强说很舒服', '陈志强'],
    ['我儿子豆豆三岁半', '豆豆'],
    ['shout out brindo who carried the fridge', 'brindo'],
    ['reklamacja nr 2024-K-0092 odrzucona', '2024-K-0092'],
    ['il mio ORD. 77412/B risulta consegnato', '77412/B'],
    ['شكرا كريم على المساعدة', 'كريم'],
  ])('%s: the name or number is masked', (text, secret) => {
    expect(masksOf(text)).toContain(secret);
  });

  test.each([
    'my husband snores and my son already had one',
    'our driver service was late',
    'my wife sat and waited',
    'weil mein mann hunger hat',
    'mein mann kocht und freut sich',
    'ma fille cadette est ravie',
    'mi hija pequeña es celíaca',
    'mi marido come y calla',
    'mia figlia maggiore ha il blu',
    'minha filha mais nova tem um',
    'omdat mijn man ziek is',
    'moja córka starsza jest zadowolona',
    '夫の誕生日に買いました',
    '息子の様子が変わりました',
    '我妈妈常来这家',
    '我老公平时不吃辣',
    'كريم الوجه ممتاز وشاي تركي',
  ])('%s: nothing is masked', (text) => {
    expect(masksOf(text)).toEqual([]);
  });
});

describe('things named after people', () => {
  test.each([
    'Il divano Giulia è comodo',
    'Stuhl Ferdinand steht gut',
    'We bought a Henry hoover',
    'Koltuk takımı Selin modeli gri',
    'La parada Alonso Cano está cerca',
    'Der Chef am Grill weiß was er tut',
    'Kadıköy’de böyle yer az',
    'Bain douche Sainte Victoire, top',
    'Booked via Booking.com, 2 adults',
    'The burger had Monterey Jack',
  ])('%s: nothing is masked', (text) => {
    expect(masksOf(text)).toEqual([]);
  });

  test('a person after an article that acts: the name is masked', () => {
    expect(masksOf('Beim Aufbau am Samstag hat Henning geholfen')).toContain('Henning');
  });
});
