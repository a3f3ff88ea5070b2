import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const t0 = Date.now();
const lap = (s: string) => console.log(s, Date.now() - t0);
const { data, info } = await sharp(readFileSync(0)).greyscale().raw().toBuffer({ resolveWithObject: true });
lap('sharp');
const Core = require('tesseract.js-core/tesseract-core-relaxedsimd-lstm');
const M = await Core({ TesseractProgress() {}, print() {}, printErr() {} });
lap('core');
for (const l of ['eng', 'deu'])
  M.FS.writeFile(
    `./${l}.traineddata`,
    gunzipSync(
      readFileSync(
        new URL(
          `../../node_modules/@tesseract.js-data/${l}/4.0.0_best_int/${l}.traineddata.gz`,
          import.meta.url,
        ),
      ),
    ),
  );
lap('data');
const api = new M.TessBaseAPI();
console.log(api.Init(null, process.argv[2] ?? 'eng', 1));
lap('init');
api.SetVariable('tessedit_pageseg_mode', '3');
M.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${info.width} ${info.height} 255\n`), data]));
console.log(api.SetImageFile(1, 0));
lap('set');
api.Recognize(null);
lap('rec');
const j = JSON.parse(api.GetJSONText());
lap('json');
console.log(api.MeanTextConf(), api.GetUTF8Text());
console.log(JSON.stringify(j.blocks[0].paragraphs[0].lines[0], null, 0).slice(0, 1800));
console.log(Object.keys(j.blocks[0]), Object.keys(j.blocks[0].paragraphs[0]));
console.log(process.memoryUsage());
