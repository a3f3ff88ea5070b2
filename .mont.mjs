import sharp from 'sharp';
const [,, out, w, h, cols, ...fs] = process.argv; const W=+w,H=+h,C=+cols;
const comp = await Promise.all(fs.map(async (f,i)=>({ input: await sharp(await sharp(f).resize({width:W}).toBuffer()).extract({left:0,top:0,width:W,height:Math.min(H,(await sharp(await sharp(f).resize({width:W}).toBuffer()).metadata()).height)}).toBuffer(), left:(i%C)*W, top:Math.floor(i/C)*H })));
await sharp({create:{width:W*C,height:H*Math.ceil(fs.length/C),channels:3,background:'#888'}}).composite(comp).png().toFile(out);
