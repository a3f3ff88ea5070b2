import { Spinner } from '../components/elements/spinner.tsx';

/** While a page's own code is on its way: mostly too short to be seen. */
export function PageLoading() {
  return (
    <div className="grid min-h-[40vh] place-items-center">
      <Spinner />
    </div>
  );
}
