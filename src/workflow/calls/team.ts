import { listTeamOf } from '../../accounts/team/list-team.ts';
import type { Call } from './call.ts';

export const listTeam: Call<'listTeam'> = ({ database }, who) => listTeamOf(database, who);
