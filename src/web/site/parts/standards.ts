/**
 * What specification 1.6 claims, and who can hold it true: a certificate belongs to whoever operates an
 * installation, never to software.
 */
export const STANDARDS = [
  {
    name: 'SOC 2',
    software:
      'Roles and policies asked by the server at every call, session limits, lockout after failed sign-ins, and an audit log kept for 2,555 days.',
    operator: 'Runs these controls over a period and has an auditor examine them.',
  },
  {
    name: 'ISO 27001',
    software:
      'Secrets sealed at rest, documents read in a confined process, damaged files found before they are served, backups that restore whole.',
    operator: 'Keeps the management system, assesses its risks and holds the certificate.',
  },
  {
    name: 'GDPR',
    software:
      'Export and deletion of an account from its own settings, no analytics of third parties, no request to anybody but those you choose.',
    operator:
      'Is the controller: names a contact, answers requests, and has contracts with those it sends data to.',
  },
] as const;
