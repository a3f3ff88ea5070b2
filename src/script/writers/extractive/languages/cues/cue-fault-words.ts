import { words } from '../../../../../kernel/patterns.ts';

export const FILE_EXTENSIONS = words`
  js, ts, py, sh, conf, txt, json, xml, html, csv, pdf, c, h, cc, cpp, rs, go, java, rb, jpe?g, png, gif,
  svg, deb, tar, gz, zip, iso, exe, odt, docx
`;
