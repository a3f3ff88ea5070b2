// Opens the database of an address, or the embedded one of a folder, and keeps it open until standard input ends.
import { once } from 'node:events';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { serviceConfig } from './database.ts';

const [where = ''] = process.argv.slice(2);
const config = where.startsWith('postgresql:') ? serviceConfig(where) : serviceConfig(undefined, where);
const database = await openDatabase(config);
process.stdout.write('open\n');
await once(process.stdin.resume(), 'end');
await database.close();
