/** The name of a model in a script: "compatible/qwen3:8b" -> "qwen3:8b". */
export function modelName(model: string): string {
  return model.slice(model.indexOf('/') + 1);
}
