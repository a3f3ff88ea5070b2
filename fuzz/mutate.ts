import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Random } from './random.ts';

/** A file with one to six things wrong with it; a container is also opened, so that what is inside is reached. */
export function mutated(file: Uint8Array, isZip: boolean, random: Random): Uint8Array {
  if (isZip && random.next() < 0.75) return mutatedContainer(file, random);
  return mutatedBytes(file, random);
}

function mutatedBytes(file: Uint8Array, random: Random): Uint8Array {
  let bytes: Uint8Array = file;
  for (let left = 1 + random.below(6); left > 0; left -= 1)
    bytes = random.next() < 0.5 ? bitwise(bytes, random) : textwise(bytes, random);
  return bytes;
}

function join(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** Flips a bit, cuts the end off, or takes out, repeats or moves a stretch. */
function bitwise(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(Math.max(1, bytes.length));
  const length = Math.min(bytes.length - at, 1 + random.below(200));
  const [head, piece, tail] = [
    bytes.subarray(0, at),
    bytes.subarray(at, at + length),
    bytes.subarray(at + length),
  ];
  switch (random.below(6)) {
    case 0: {
      const copy = bytes.slice();
      if (copy.length > 0) copy[at]! ^= 1 << random.below(8);
      return copy;
    }
    case 1:
      return random.next() < 0.2 ? head : join(head, tail);
    case 2:
      return join(head, piece, piece, tail);
    case 3:
      return join(head, new Uint8Array(1 + random.below(40)).fill(random.below(256)), tail);
    case 4:
      return join(head, tail, piece);
    default: {
      const from = random.below(Math.max(1, bytes.length));
      return join(head, bytes.subarray(from, from + length), tail);
    }
  }
}

/** What readers trip over: numbers out of range, marks that open and never close, other people's syntax. */
const TOKENS =
  `-1 0 65536 4294967296 99999999999999999999 1e400 NaN <a> </a> <![CDATA[ ]]> <!-- --> <?x &amp; &lt; &#0; &#x10FFFF; &#xD800;
  &bogus; <x:y z="1"> { } {\\ \\par \\cell \\row \\trowd \\u-1? \\'ff \\bin99 \\uc9999 {\\*\\footnote \\begin{itemize} \\end{document} \\item $ $$ \\[
  \\footnote{ \\newcommand{\\a}{\\a\\a} \\section{ % " "" ' , ; \t | \u0000 \uFEFF \u202E ../../../etc/passwd ../../ # [ ]( ** \`\`\` <table><tr><td>
  2019 1,234.5 1.234,5 =1+1 e\u0301 \u{1F468}\u200D\u{1F469} \uFB01 \u00AD`.split(/\s+/);

/** Works on whole tags, words and numbers, where a mutation leaves most of the syntax alone. */
function textwise(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const pieces = text.split(/(<[^<>]*>|[{}\\"=,;\s]+)/);
  const at = random.below(pieces.length);
  switch (random.below(7)) {
    case 0:
      pieces.splice(at, 1);
      break;
    case 1:
      pieces.splice(at, 0, ...pieces.slice(at, at + 1 + random.below(12)));
      break;
    case 2:
      pieces.splice(at, 0, utf8(random.pick(TOKENS)));
      break;
    case 3:
      pieces[at] = utf8(random.pick(TOKENS));
      break;
    case 4:
      [pieces[at], pieces[random.below(pieces.length)]] = [random.pick(pieces), pieces[at]!];
      break;
    case 5:
      pieces[at] = (pieces[at] ?? '').repeat(2 + random.below(300));
      break;
    default:
      pieces[at] = (pieces[at] ?? '').replace(
        /"[^"]*"/,
        () => `"${utf8(random.pick(TOKENS)).replace(/"/g, '')}"`,
      );
  }
  return new Uint8Array(Buffer.from(pieces.join(''), 'latin1'));
}

const utf8 = (token: string) => Buffer.from(token).toString('latin1');

/** The hour stands in a container: with that of now, two of one seed would differ. */
const PACKED_AT = new Date(2026, 0, 1);

/** A container with sound sums and sizes, and something wrong with one or two of its parts. */
function mutatedContainer(file: Uint8Array, random: Random): Uint8Array {
  const parts = new Map(Object.entries(unzipSync(file)));
  for (let left = 1 + random.below(2); left > 0; left -= 1) mutatePart(parts, random);
  return zipSync(Object.fromEntries(parts), { level: 1, mtime: PACKED_AT });
}

const READ = /\.(?:xml|rels|xhtml|html|opf|ncx)$|mimetype$/;

function mutatePart(parts: Map<string, Uint8Array>, random: Random): void {
  const names = [...parts.keys()].filter((name) => READ.test(name));
  if (names.length === 0) return;
  const name = random.pick(names);
  const data = parts.get(name)!;
  const what = random.next();
  if (what < 0.06) parts.delete(name);
  else if (what < 0.1) parts.set(name, parts.get(random.pick(names))!);
  else if (what < 0.13) parts.set(`../${name}`, data);
  else if (what < 0.16)
    parts.set(
      name,
      strToU8(strFromU8(data).replace(/<\w[^>]*>/, (root) => `<!DOCTYPE a [<!ENTITY b "c">]>${root}`)),
    );
  else parts.set(name, mutatedBytes(data, random));
}
