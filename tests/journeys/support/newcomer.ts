import type { Locator, Page } from 'playwright-core';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
  /** Of a business. */
  organization?: string;
}

/** The page /auth, as a person uses it. */
export class AuthPage {
  readonly #page: Page;
  readonly email: Locator;
  readonly password: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.email = page.getByLabel('Email', { exact: true });
    this.password = page.getByLabel('Password', { exact: true });
  }

  async open(): Promise<void> {
    await this.#page.goto('/auth');
    await this.email.waitFor();
  }

  async signIn({ email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button('Sign In').click();
  }

  /** Fills the form of the other tab. */
  async fillSignUp({ name, email, password, organization }: Newcomer): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Sign Up' }).click();
    if (organization !== undefined) {
      await this.#page.getByRole('radio', { name: 'Business' }).check({ force: true });
      await this.#page.getByLabel('Organization name').fill(organization);
    }
    await this.#page.getByLabel('Full name').fill(name);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.#page.getByLabel('Confirm password', { exact: true }).fill(password);
  }

  async signUp(newcomer: Newcomer): Promise<void> {
    await this.fillSignUp(newcomer);
    await this.button('Create Account').click();
    await this.toast('Account Created').waitFor();
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  toast(text: string): Locator {
    return this.#page.getByRole('region', { name: 'Notifications' }).getByText(text).first();
  }
}
