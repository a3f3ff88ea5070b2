declare module 'unbzip2-stream' {
  /** A stream of the old kind that unpacks bzip2. */
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
