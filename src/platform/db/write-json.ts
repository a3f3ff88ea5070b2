import {
  AliasNode,
  ColumnNode,
  ColumnUpdateNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { JSON_COLUMNS } from './tables.ts';

const COLUMNS: Readonly<Record<string, readonly string[]>> = JSON_COLUMNS;

/**
 * Writes the values of JSON columns as JSON, in inserts and updates. The driver itself would write an
 * array as one of PostgreSQL's. Null stays the null of SQL, and expressions stay as they are.
 */
export const writeJson: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (InsertQueryNode.is(node)) return transformInsert(node, jsonColumns(node.into));
    if (UpdateQueryNode.is(node)) return transformUpdate(node, jsonColumns(node.table));
    return node;
  },
  transformResult: async ({ result }) => result,
};

function jsonColumns(table: OperationNode | undefined): readonly string[] {
  if (!table) return [];
  if (AliasNode.is(table)) return jsonColumns(table.node);
  return (TableNode.is(table) && COLUMNS[table.table.identifier.name]) || [];
}

function transformInsert(node: InsertQueryNode, json: readonly string[]): InsertQueryNode {
  if (json.length === 0) return node;
  const isJson = (node.columns ?? []).map(({ column }) => json.includes(column.name));
  const { values, onConflict } = node;
  const written = { ...node };
  if (values && ValuesNode.is(values)) {
    written.values = ValuesNode.create(values.values.map((row) => transformRow(row, isJson)));
  }
  if (onConflict?.updates)
    written.onConflict = { ...onConflict, updates: transformed(onConflict.updates, json) };
  return written;
}

function transformUpdate(node: UpdateQueryNode, json: readonly string[]): UpdateQueryNode {
  if (json.length === 0 || !node.updates) return node;
  return { ...node, updates: transformed(node.updates, json) };
}

function transformRow(row: ValueListNode | PrimitiveValueListNode, isJson: boolean[]) {
  if (PrimitiveValueListNode.is(row)) {
    return PrimitiveValueListNode.create(row.values.map((value, at) => (isJson[at] ? toJson(value) : value)));
  }
  return ValueListNode.create(row.values.map((value, at) => (isJson[at] ? transformValue(value) : value)));
}

function transformed(updates: readonly ColumnUpdateNode[], json: readonly string[]): ColumnUpdateNode[] {
  return updates.map((update) => {
    const column = ReferenceNode.is(update.column) ? update.column.column : update.column;
    if (!ColumnNode.is(column) || !json.includes(column.column.name)) return update;
    return ColumnUpdateNode.create(update.column, transformValue(update.value));
  });
}

function transformValue(node: OperationNode): OperationNode {
  return ValueNode.is(node) ? ValueNode.create(toJson(node.value)) : node;
}

function toJson(value: unknown): unknown {
  return value === null ? null : JSON.stringify(value);
}
