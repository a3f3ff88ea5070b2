const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;

/** An OLE compound file (MS-CFB) with empty streams of these names, as a password makes of a DOCX. */
export function makeOle(streams: readonly string[]): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const fat = Buffer.alloc(SECTOR, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  fat.writeUInt32LE(END_OF_CHAIN, 4);
  const entries = ['Root Entry', ...streams].map((name, index) => directoryEntry(name, index === 0));
  const directory = Buffer.concat([...entries, Buffer.alloc(SECTOR)]).subarray(0, SECTOR);
  return Buffer.concat([header, fat, directory]);
}

function directoryEntry(name: string, isRoot: boolean): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(isRoot ? 5 : 2, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(FREE, 72);
  entry.writeUInt32LE(isRoot ? 1 : FREE, 76);
  entry.writeUInt32LE(END_OF_CHAIN, 116);
  return entry;
}
