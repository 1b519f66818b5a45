import type { ModelInfo } from '#services/model/model.ts';
import { Notice } from '#ui/feedback/notice.tsx';

interface TestedModelProps {
  models: readonly ModelInfo[];
  model: string;
}

/** Result of a key test for the chosen model. */
export function TestedModel({ models, model }: TestedModelProps) {
  const chosen = models.find(({ id }) => id === model);
  if (!chosen) {
    return (
      <Notice tone="warning" title="The key works, but this model isn’t in the list">
        <p>Choose another from the list, or keep the name you typed.</p>
      </Notice>
    );
  }
  if (chosen.shutdownDate) {
    return (
      <Notice tone="warning" title="The key works, but this model is being retired">
        <p>Your provider retires it on {chosen.shutdownDate}. Choose a newer one before then.</p>
      </Notice>
    );
  }
  return <Notice tone="success" title="The key works, and the model is available" />;
}
