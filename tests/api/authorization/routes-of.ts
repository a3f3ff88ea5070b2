import type { FastifyInstance } from 'fastify';

/**
 * Every method and path the server has, such as "GET /api/v1/session", as the router itself
 * knows them. HEAD is left out where GET is there.
 */
export function routesOf(app: FastifyInstance): string[] {
  const routes: string[] = [];
  const before: string[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const [, indent = '', part = '', methods = ''] =
      /^([│ ]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line.trimEnd()) ?? [];
    const depth = indent.length / 4;
    before.length = depth;
    before[depth] = part;
    const all = methods.split(', ').filter(Boolean);
    for (const method of all)
      if (method !== 'HEAD' || !all.includes('GET')) routes.push(`${method} ${before.join('')}`);
  }
  return routes.sort();
}
