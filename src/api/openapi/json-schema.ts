import { z } from 'zod';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown };

/** Turns zod schemas into JSON schemas, and gathers the named shapes they use: those with an id in `.meta()`. */
export class JsonSchemas {
  readonly shapes: Record<string, JsonSchema> = {};

  /** What a call is given: fields with a default may be left out. */
  input(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input');
  }

  /** What a call answers. */
  answer(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  #convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
    const { $schema: _dialect, $defs = {}, ...rest } = moveRefs(whole) as JsonSchema;
    for (const [name, shape] of Object.entries($defs as Record<string, JsonSchema>)) {
      const { id: _id, ...plain } = shape;
      this.shapes[name] = plain;
    }
    const { id, ...plain } = rest;
    if (typeof id !== 'string') return plain;
    this.shapes[id] = plain;
    return { $ref: `#/components/schemas/${id}` };
  }
}

/**
 * Named shapes stand in `components` rather than in `$defs`. Left out is what says nothing to a reader:
 * the pattern beside `format: uuid`, the limits of JavaScript's integers, and that an answer has no
 * further fields, which a later version may have.
 */
function moveRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveRefs);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as JsonSchema;
  const entries = Object.entries(schema).filter(
    ([key, inner]) =>
      !(key === 'pattern' && 'format' in schema) &&
      !(key === 'additionalProperties' && inner === false) &&
      !(typeof inner === 'number' && Math.abs(inner) === Number.MAX_SAFE_INTEGER),
  );
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : moveRefs(inner),
    ]),
  );
}
