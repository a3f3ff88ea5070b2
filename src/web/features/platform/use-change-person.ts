import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { planLabel } from '../../../kernel/rules/plans.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { PEOPLE_KEY, type Person, type PersonChange } from './platform-queries.ts';

type Pages = InfiniteData<CallResponse<'listPeople'>>;

/** Changes somebody, shows it at once and says so. */
export function useChangePerson(person: Person) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonChange) => call('changePerson', { params: { userId: person.id }, body }),
    onSuccess(changed, body) {
      client.setQueriesData<Pages>({ queryKey: PEOPLE_KEY }, (old) => (old ? withPerson(old, changed) : old));
      showToast(said(changed, body));
    },
    onError: (error) => showToast(errorSentence(error), { bad: true }),
  });
}

function withPerson(old: Pages, changed: Person): Pages {
  const pages = old.pages.map((page) => ({
    ...page,
    people: page.people.map((each) => (each.id === changed.id ? changed : each)),
  }));
  return { ...old, pages };
}

function said({ name }: Person, body: PersonChange): string {
  if (body.isActive !== undefined)
    return body.isActive ? `Opened the account of ${name}.` : `Closed the account of ${name}.`;
  if (body.mustChangePassword) return `${name} is asked for a new password at the next click.`;
  if (body.roles) return `Changed the roles of ${name}.`;
  return body.subscription_plan
    ? `${name} has the plan ${planLabel(body.subscription_plan)} now.`
    : `Ended the plan of ${name}.`;
}
