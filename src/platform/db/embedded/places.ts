import path from 'node:path';

/** Where the embedded server keeps what it has, under `<dataDir>/postgres`. */
export interface Places {
  folder: string;
  /** What initdb made, and its password: one folder, so that both appear at once. */
  cluster: string;
  data: string;
  password: string;
  log: string;
}

export function placesIn(dataDir: string): Places {
  const folder = path.join(dataDir, 'postgres');
  const cluster = path.join(folder, 'cluster');
  return { folder, ...clusterPlaces(cluster), log: path.join(folder, 'server.log') };
}

export function clusterPlaces(cluster: string): Pick<Places, 'cluster' | 'data' | 'password'> {
  return { cluster, data: path.join(cluster, 'data'), password: path.join(cluster, 'password') };
}
