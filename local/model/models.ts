/** Response of `GET /models`. The last model is being retired, as real ones are now and then. */
export const MODELS = [
  { id: 'echopost-demo', object: 'model', created: 1_790_000_000, owned_by: 'echopost' },
  { id: 'echopost-demo-mini', object: 'model', created: 1_790_000_000, owned_by: 'echopost' },
  {
    id: 'echopost-demo-retiring',
    object: 'model',
    created: 1_700_000_000,
    owned_by: 'echopost',
    shutdown_date: '2027-01-14',
  },
] as const;

export function isModel(id: unknown): boolean {
  return MODELS.some((model) => model.id === id);
}
