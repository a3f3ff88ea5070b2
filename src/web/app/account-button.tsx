import { type ButtonHTMLAttributes, lazy, type Ref, Suspense, useState } from 'react';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** The avatar. Its menu is fetched when the pointer or the focus comes near. */
export function AccountButton({ name }: { name: string }) {
  const [near, setNear] = useState(false);
  const [pressed, setPressed] = useState(false);
  const plain = (
    <Avatar
      name={name}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onClick={() => setPressed(true)}
    />
  );
  if (!near && !pressed) return plain;
  return (
    <Suspense fallback={plain}>
      <AccountMenu trigger={<Avatar name={name} />} defaultOpen={pressed} />
    </Suspense>
  );
}

type AvatarProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  name: string;
  ref?: Ref<HTMLButtonElement>;
};

function Avatar({ name, ...rest }: AvatarProps) {
  return (
    <button
      type="button"
      aria-label={`Account of ${name}`}
      aria-haspopup="menu"
      className="grid size-[30px] place-items-center rounded-full bg-v3-wash text-xs font-semibold text-v3-ink pointer-coarse:size-11"
      {...rest}
    >
      {initialsOf(name)}
    </button>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
