import type { AuthAnswer } from './auth-answer.ts';
import type { AuthRequest } from './auth-request.ts';
import type { SignInDesk } from './desk.ts';

/** What is done at one path. @throws AppError what the person is told */
export type Step = (desk: SignInDesk, request: AuthRequest) => Promise<AuthAnswer>;
