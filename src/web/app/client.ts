import { sessionQuery } from '../lib/api/queries.ts';
import { createQueryClient } from '../lib/live/query-client.ts';

/** What the pages have asked for. */
export const client = createQueryClient();
// On its way before the code of the page is: that of one may be some forty files.
void client.prefetchQuery(sessionQuery);
