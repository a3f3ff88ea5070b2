import { ButtonLink } from '../../components/elements/button.tsx';
import type { SessionView } from '../../lib/account/security.ts';
import { Block } from './block.tsx';
import { DEFAULT_GROUPS, HOLDS } from './default-rows.ts';
import { PolicyBlock } from './policy-block.tsx';

/** The rules of the organization they work in: what an owner can switch on, and what holds for all. */
export function OrganizationSection({ session }: { session: SessionView }) {
  const { organization } = session;
  return (
    <>
      {organization.personal ? (
        <Block
          title="Your own workspace"
          lead="You work for yourself here. Found an organization to work with others; then its rules stand here."
        >
          <ButtonLink to="/company" className="self-start">
            Go to Company
          </ButtonLink>
        </Block>
      ) : (
        <PolicyBlock session={session} />
      )}
      <Block title="Defaults" lead="What holds for every organization of this server.">
        {DEFAULT_GROUPS.map(({ title, rows }) => (
          <table key={title} className="w-full border-collapse text-left">
            <caption className="pb-2 text-left text-[13px] text-ink-3">{title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Setting</th>
                <th scope="col">Value</th>
                <th scope="col">Holds</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, value, holds }) => (
                <tr key={name} className="border-t border-line align-baseline last:border-b">
                  <th scope="row" className="w-[36%] py-2 pr-4 font-normal">
                    {name}
                  </th>
                  <td className="w-[30%] py-2 pr-4 font-medium">{value}</td>
                  <td className="py-2 text-[13px] text-ink-3">{HOLDS[holds]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </Block>
    </>
  );
}
