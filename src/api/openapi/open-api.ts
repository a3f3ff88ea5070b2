import type { JsonSchema } from './json-schema.ts';

/** An OpenAPI document, as far as ours goes. */
export interface OpenApi {
  openapi: '3.1.0';
  info: JsonSchema;
  servers: JsonSchema[];
  tags: { name: string; description?: string }[];
  security: JsonSchema[];
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: JsonSchema };
}
