import onnxProto from 'onnx-proto';

const { onnx } = onnxProto;

/** Element types of onnx.proto. */
export const FLOAT = 1;
export const INT64 = 7;

export interface Graph {
  inputs: [name: string, type: number, dims: (number | string)[]][];
  outputs: [name: string, type: number, dims: (number | string)[]][];
  nodes: [op: string, inputs: string[], outputs: string[], attributes?: Record<string, number>][];
  /** Scalars and vectors. */
  constants: Record<string, { type: number; values: number[]; scalar?: boolean }>;
  metadata: Record<string, string>;
}

/** An ONNX file of this graph. */
export function encodeGraph({ inputs, outputs, nodes, constants, metadata }: Graph): Buffer {
  const model = onnx.ModelProto.create({
    irVersion: 8,
    opsetImport: [{ domain: '', version: 13 }],
    graph: {
      name: 'tiny',
      input: inputs.map(valueInfo),
      output: outputs.map(valueInfo),
      node: nodes.map(([opType, input, output, attributes = {}], i) => ({
        opType,
        name: `n${i}`,
        input,
        output,
        attribute: Object.entries(attributes).map(([name, value]) => ({ name, type: 2, i: value })),
      })),
      initializer: Object.entries(constants).map(([name, { type, values, scalar }]) => ({
        name,
        dataType: type,
        dims: scalar ? [] : [values.length],
        ...(type === FLOAT ? { floatData: values } : { int64Data: values }),
      })),
    },
    metadataProps: Object.entries(metadata).map(([key, value]) => ({ key, value })),
  });
  return Buffer.from(onnx.ModelProto.encode(model).finish());
}

function valueInfo([name, elemType, dims]: Graph['inputs'][number]) {
  const dim = dims.map((d) => (typeof d === 'number' ? { dimValue: d } : { dimParam: d }));
  return { name, type: { tensorType: { elemType, shape: { dim } } } };
}
