import { describe, expect, test } from 'vitest';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { arrangeModels } from '#features/wizard/generate/models/arrange-models.ts';

const ids = (...models: Parameters<typeof arrangeModels>) =>
  arrangeModels(...models).map(({ id }) => id);

const MODELS = [
  { id: 'babbage' },
  { id: 'gpt-4o-mini', shutdownDate: '2027-01-14' },
  { id: 'gpt-5.4-mini', name: 'Five Mini' },
  { id: PROVIDERS.openai.defaultModel },
  { id: 'zeta' },
];

describe('the list of a provider', () => {
  test('the list begins with the default model and ends with retiring models', () => {
    expect(ids(MODELS, 'openai', '')).toEqual([
      'gpt-6-luna',
      'gpt-5.4-mini',
      'babbage',
      'zeta',
      'gpt-4o-mini',
    ]);
  });

  test('a recommended model is in the list and not being retired', () => {
    const marked = (models: Parameters<typeof arrangeModels>[0]) =>
      arrangeModels(models, 'openai', '').flatMap(({ id, recommended }) =>
        recommended ? [id] : [],
      );
    expect(marked(MODELS)).toEqual(['gpt-6-luna', 'gpt-5.4-mini']);
    expect(marked([{ id: 'gpt-6-luna', shutdownDate: '2027-01-01' }, { id: 'zeta' }])).toEqual([]);
  });

  test('a search keeps the models whose id or name has every word', () => {
    expect(ids(MODELS, 'openai', 'gpt mini')).toEqual(['gpt-5.4-mini', 'gpt-4o-mini']);
    expect(ids(MODELS, 'openai', ' FIVE ')).toEqual(['gpt-5.4-mini']);
    expect(ids(MODELS, 'openai', 'nothing')).toEqual([]);
  });
});
