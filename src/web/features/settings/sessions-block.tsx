import { Button } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Block } from './block.tsx';
import { deviceName } from './device-name.ts';
import { useEndSessions, useSessions } from './use-sessions.ts';

export function SessionsBlock() {
  const sessions = useSessions();
  const { one, others } = useEndSessions();
  const busy = one.isPending || others.isPending;
  return (
    <Block title="Where you are signed in" lead="Sign out what you do not know, then change the password.">
      <QueryState
        query={sessions}
        name="The sessions"
        loading={<SkeletonRows label="Loading the sessions" />}
      >
        {({ sessions: list }) => (
          <>
            <ul className="border-t border-line">
              {list.map((session) => {
                const name = deviceName(session.userAgent);
                return (
                  <li
                    key={session.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
                  >
                    <div className="min-w-0">
                      <p className="flex flex-wrap items-center gap-2 font-medium">
                        {name}
                        {session.current && <Chip>This one</Chip>}
                      </p>
                      <p className="text-[13px] text-ink-3">
                        {session.ipAddress && <>{session.ipAddress}, </>}
                        used <Ago at={session.seenAt} />, signed in <Ago at={session.createdAt} />
                      </p>
                    </div>
                    {!session.current && (
                      <Button
                        size="small"
                        aria-label={`Sign out ${name}`}
                        disabled={busy}
                        onClick={() => one.mutate(session.id)}
                      >
                        Sign out
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {list.some(({ current }) => !current) && (
              <Button className="self-start" disabled={busy} onClick={() => others.mutate()}>
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Block>
  );
}
