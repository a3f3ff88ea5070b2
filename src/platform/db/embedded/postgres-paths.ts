import path from 'node:path';

/** Where the embedded server keeps what it has, under `<dataDir>/postgres`. */
export interface PostgresPaths {
  folder: string;
  /** What initdb made, and its password: one folder, so that both appear at once. */
  cluster: string;
  data: string;
  password: string;
  log: string;
}

export function postgresPaths(dataDir: string): PostgresPaths {
  const folder = path.join(dataDir, 'postgres');
  const cluster = path.join(folder, 'cluster');
  return { folder, ...clusterPaths(cluster), log: path.join(folder, 'server.log') };
}

export function clusterPaths(cluster: string): Pick<PostgresPaths, 'cluster' | 'data' | 'password'> {
  return { cluster, data: path.join(cluster, 'data'), password: path.join(cluster, 'password') };
}
