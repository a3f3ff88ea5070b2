import { useTitle } from '../../lib/use-title.ts';

export default function LibraryPage() {
  useTitle('Library');
  return (
    <div className="mx-auto max-w-4xl px-5 py-6 wide:px-10 wide:py-9">
      <h1 className="text-4xl">Library</h1>
    </div>
  );
}
