import type { AuthAnswer } from './auth-answer.ts';
import type { AuthRequest } from './auth-request.ts';
import type { SignInContext } from './sign-in-context.ts';

/** What is done at one path. @throws AppError what the person is told */
export type Handler = (context: SignInContext, request: AuthRequest) => Promise<AuthAnswer>;
