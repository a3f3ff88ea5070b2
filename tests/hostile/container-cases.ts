import { container, epub, odt, paragraph, placeholder, pptx } from '../documents/containers.ts';
import { file, type HostileCase, SENTENCE } from './hostile-case.ts';
import { deflatedRun, makeZip, type ZipPart } from './make-zip.ts';

const ENTITIES = `<!DOCTYPE x [<!ENTITY e0 "ha">${Array.from({ length: 12 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('')}]>`;
const EXTERNAL = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname">]>';

let packed: ReturnType<typeof deflatedRun> | undefined;

/** 320 MiB of spaces, packed once. */
function bomb(): ReturnType<typeof deflatedRun> {
  packed ??= deflatedRun(320);
  return packed;
}

/** The smallest container that is taken for one of this kind, its main part replaced. */
const SHELLS: Record<string, { shell: ZipPart[]; main: string }> = {
  pptx: {
    shell: [
      {
        name: 'ppt/_rels/presentation.xml.rels',
        text: '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/slide1.xml"/></Relationships>',
      },
      {
        name: 'ppt/presentation.xml',
        text: '<p:presentation><p:sldIdLst><p:sldId id="1" r:id="r1"/></p:sldIdLst></p:presentation>',
      },
    ],
    main: 'ppt/slides/slide1.xml',
  },
  odt: {
    shell: [{ name: 'mimetype', text: 'application/vnd.oasis.opendocument.text' }],
    main: 'content.xml',
  },
  epub: {
    shell: [
      {
        name: 'META-INF/container.xml',
        text: '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
      },
      {
        name: 'b.opf',
        text: '<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
      },
    ],
    main: 'a.xhtml',
  },
};

const kinds = Object.entries(SHELLS);

/** What every kind of container must withstand. */
const shared: HostileCase[] = kinds.flatMap(([kind, { shell, main }]): HostileCase[] => [
  {
    name: `a bomb in the main part of ${kind} that owns up to its size`,
    make: file(`bomb.${kind}`, async () => makeZip([...shell, { name: main, deflated: await bomb() }])),
    expected: 'document_too_large',
  },
  {
    name: `a bomb in the main part of ${kind} whose directory lies`,
    make: file(`liar.${kind}`, async () =>
      makeZip([...shell, { name: main, deflated: await bomb(), claimedSize: 900 }]),
    ),
    expected: 'document_too_large',
  },
  {
    name: `XML nested 100,000 deep in ${kind}`,
    make: file(`deep.${kind}`, () =>
      makeZip([...shell, { name: main, text: `<a>${'<b>'.repeat(100_000)}${'</b>'.repeat(100_000)}</a>` }]),
    ),
    expected: 'document_too_large',
  },
  {
    name: `a thousand million entities in ${kind}`,
    make: file(`laughs.${kind}`, () => makeZip([...shell, { name: main, text: `${ENTITIES}<a>&e12;</a>` }])),
    expected: 'document_damaged',
  },
  {
    name: `an external entity in ${kind}`,
    make: file(`xxe.${kind}`, () => makeZip([...shell, { name: main, text: `${EXTERNAL}<a>&secret;</a>` }])),
    expected: 'document_damaged',
  },
  {
    name: `${kind} that is cut short`,
    make: file(`cut.${kind}`, () => {
      const whole = makeZip([...shell, { name: main, text: `<a>${SENTENCE}</a>` }]);
      return whole.subarray(0, whole.length - 40);
    }),
    expected: 'document_damaged',
  },
  {
    name: `${kind} whose main part is no XML`,
    make: file(`noise.${kind}`, () => makeZip([...shell, { name: main, text: '\u0001\u0002 <<<< & ]]>' }])),
    expected: kind === 'epub' ? { mediaType: 'epub', holds: '<<<<' } : 'document_empty',
  },
]);

const endlessRow = `<table:table><table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`;

export const containerCases: HostileCase[] = [
  ...shared,
  {
    name: 'a presentation whose slides are outside of it',
    make: file('outside.pptx', () =>
      container({
        'ppt/presentation.xml':
          '<p:presentation><p:sldIdLst><p:sldId id="1" r:id="r1"/><p:sldId id="2" r:id="r2"/></p:sldIdLst></p:presentation>',
        'ppt/_rels/presentation.xml.rels':
          '<Relationships><Relationship Id="r1" Type="x/slide" Target="../../../../etc/passwd"/><Relationship Id="r2" Type="x/slide" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
      }),
    ),
    expected: 'document_empty',
  },
  {
    name: 'parts with names that climb out of the container',
    make: file('climb.odt', () =>
      odt(`<text:p>${SENTENCE}</text:p>`, '', {
        '../../climbed.txt': 'no',
        '/etc/climbed': 'no',
        'C:\\climbed': 'no',
      }),
    ),
    expected: { mediaType: 'odt', holds: SENTENCE },
  },
  {
    name: 'a slide that is its own layout, master and notes',
    make: file('circle.pptx', () =>
      container({
        'ppt/presentation.xml':
          '<p:presentation><p:sldIdLst><p:sldId id="1" r:id="r1"/></p:sldIdLst></p:presentation>',
        'ppt/_rels/presentation.xml.rels':
          '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/a.xml"/></Relationships>',
        'ppt/slides/a.xml': `<p:sld><p:cSld><p:spTree>${placeholder('body', SENTENCE)}</p:spTree></p:cSld></p:sld>`,
        'ppt/slides/_rels/a.xml.rels':
          '<Relationships><Relationship Id="a" Type="x/slideLayout" Target="a.xml"/><Relationship Id="b" Type="x/slideMaster" Target="a.xml"/><Relationship Id="c" Type="x/notesSlide" Target="a.xml"/></Relationships>',
      }),
    ),
    expected: { mediaType: 'pptx', holds: SENTENCE },
  },
  {
    name: 'shapes of impossible places',
    make: file('places.pptx', () =>
      pptx([
        {
          shapes: `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="1e308" y="NaN"/><a:ext cx="0" cy="-1"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${placeholder('body', paragraph(SENTENCE), 'y="99999999999999999999"')}</p:grpSp>`,
        },
      ]),
    ),
    expected: { mediaType: 'pptx', holds: SENTENCE },
  },
  {
    name: 'a table that claims a million million cells',
    make: file('cells.odt', () => odt(`<text:p>${SENTENCE}</text:p>${endlessRow}`)),
    expected: { mediaType: 'odt', holds: SENTENCE },
  },
  {
    name: 'styles that stand on each other',
    make: file('styles.odt', () =>
      odt(
        `<text:p text:style-name="A">${SENTENCE}</text:p>`,
        '<style:style style:family="paragraph" style:name="A" style:parent-style-name="B"/><style:style style:family="paragraph" style:name="B" style:parent-style-name="A"/>',
      ),
    ),
    expected: { mediaType: 'odt', holds: SENTENCE },
  },
  {
    name: 'an OpenDocument text with a password',
    make: file('secret.odt', () =>
      odt('', '', {
        'META-INF/manifest.xml':
          '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
      }),
    ),
    expected: 'document_encrypted',
  },
  {
    name: 'a book whose contents contain themselves',
    make: file('again.epub', () =>
      epub([
        {
          name: 'a.xhtml',
          item: 'properties="nav"',
          body: `<nav><ol><li><a href="a.xhtml">A</a><ol><li><a href="a.xhtml">A</a></li></ol></li></ol></nav>`,
        },
        { name: 'b.xhtml', body: `<p>${SENTENCE}</p>` },
      ]),
    ),
    expected: { mediaType: 'epub', holds: SENTENCE },
  },
  {
    name: 'a book with addresses that cannot be decoded',
    make: file('address.epub', () =>
      epub([{ name: 'a.xhtml', body: `<p>${SENTENCE}</p>` }], {
        guide: '<reference type="cover" href="%E0%A4%A"/>',
        ncx: { '%ZZ': 'x' },
      }),
    ),
    expected: { mediaType: 'epub', holds: SENTENCE },
  },
  {
    name: 'a book of tags that close themselves for ever',
    make: file('selfclosing.epub', () =>
      epub([
        { name: 'a.xhtml', body: `<p>${SENTENCE}</p>${'<a id="x'.repeat(50_000)}${'<i '.repeat(50_000)}` },
      ]),
    ),
    expected: { mediaType: 'epub', holds: SENTENCE },
  },
  {
    name: 'an Excel workbook',
    make: file('book.xlsx', () => container({ 'xl/workbook.xml': '<workbook/>' })),
    expected: 'document_unsupported',
  },
  {
    name: 'an OpenDocument spreadsheet',
    make: file('sheet.ods', () =>
      container({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
    ),
    expected: 'document_unsupported',
  },
  {
    name: 'a presentation named .docx',
    make: file('wrong-kind.docx', () => pptx([{ shapes: placeholder('body', SENTENCE) }])),
    expected: { mediaType: 'pptx', holds: SENTENCE },
  },
];
