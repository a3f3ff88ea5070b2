import type { PaymentProvider } from '../../billing/provider.ts';
import { sandboxProvider } from '../../billing/sandbox/sandbox-provider.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Service } from '../service.ts';

/** Who takes the money here; undefined: nobody, plans are granted by hand. */
export async function findProvider({
  config,
  database,
}: Pick<Service, 'config' | 'database'>): Promise<PaymentProvider | undefined> {
  return config.billing.mode === 'sandbox' ? sandboxProvider(database) : undefined;
}

/** The same, where something is to be paid. Throws conflict. */
export async function requireProvider(
  service: Pick<Service, 'config' | 'database'>,
): Promise<PaymentProvider> {
  const provider = await findProvider(service);
  if (!provider)
    throw new AppError('conflict', 'This server takes no payments: its administrators grant plans.');
  return provider;
}
