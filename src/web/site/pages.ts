import type { SitePage } from '../../kernel/rules/site-pages.ts';
import type { SiteContent } from './page.ts';
import { aboutPage } from './pages/about.tsx';
import { careersPage } from './pages/careers.tsx';
import { creatorsPage } from './pages/creators.tsx';
import { featuresPage } from './pages/features.tsx';
import { landingPage } from './pages/landing/landing.tsx';
import { pricingPage } from './pages/pricing.tsx';
import { securityPage } from './pages/security.tsx';
import { instagramPage, linkedinPage, tiktokPage, youtubePage } from './pages/social.tsx';
import { studentsPage } from './pages/students.tsx';
import { trustPage } from './pages/trust.tsx';

/** Every public page by its address. */
export const PAGES: Readonly<Record<SitePage, SiteContent>> = {
  '/': landingPage,
  '/features': featuresPage,
  '/pricing': pricingPage,
  '/students': studentsPage,
  '/creators': creatorsPage,
  '/tiktok': tiktokPage,
  '/instagram': instagramPage,
  '/linkedin': linkedinPage,
  '/youtube': youtubePage,
  '/about': aboutPage,
  '/trust': trustPage,
  '/security': securityPage,
  '/careers': careersPage,
};
