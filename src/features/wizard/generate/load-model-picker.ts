/** Loads the chunk of the model field, which only the provider's form shows. */
export const loadModelPicker = async () => (await import('./model-picker.tsx')).ModelPicker;
