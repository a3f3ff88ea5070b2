/**
 * What fields mean, where their name does not say it: by shape and field. A test holds every name here
 * against the contracts, so that none outlives its field.
 */
export const FIELD_NOTES: Record<string, Record<string, string>> = {
  Source: {
    name: "The file's name, the page's title or the first words of the text.",
    progress: 'Of reading, 0 to 1.',
    mediaType: 'Told by content, not by name.',
    sha256: 'Of the content, hexadecimal.',
    language: 'BCP 47 primary language; "und" when it could not be told.',
    spokenMinutes: 'Minutes its body would fill, read out whole.',
    error: 'Why it could not be read, when status is failed.',
  },
  NewEpisode: {
    sourceIds: 'In the order they are to be talked about.',
    requestId: 'Made by the caller: the same one again gives the same episode, not a second.',
  },
  EpisodeChoices: {
    targetMinutes: 'Length aimed at. A source that holds less makes a shorter episode, and a note says so.',
    language: 'The language the sources are in, BCP 47; found out when absent.',
    focus: 'What to talk about, in a few words; the rest of the sources is left aside.',
    cast: 'One entry a speaker, in the order they first speak; who is left out is chosen.',
    writer: 'extractive keeps to the sentences of the sources; model asks the configured language model.',
    music: 'A theme for opening, transitions and end.',
  },
  Episode: {
    overall: 'How far the whole has come, 0 to 1.',
    etaSeconds: 'Time left; absent while it is unknown.',
    ahead: 'Episodes of the organization before it in the queue, while it is queued.',
    notes: 'What could not be done as wished, in sentences.',
    revision: 'Of the script; 0 while there is none.',
    renderId: 'The rendering under way or the last one; absent before the first turn is spoken.',
    files: 'Of the last finished rendering.',
  },
  EpisodeStage: {
    message: 'What it found or made, such as "42 turns, about 6 min".',
    seconds: 'How long it took, once it is done.',
  },
  EpisodeFile: {
    name: 'As it is saved.',
    url: 'Under this server; ?download=1 saves it rather than opening it.',
  },
  Timeline: {
    finished: 'True once the finished files are there; live segments are then of no more use.',
    durationMs: 'Of the finished show, or of the segments so far.',
  },
  Cue: {
    speaker: 'The slot of a speaker of the script.',
    startMs: 'Milliseconds from the start of the show.',
  },
  LiveSegment: {
    url: 'Bare MP3 frames: segments joined in order play as one.',
    peaks: 'Greatest sample of each 100 ms, 0 to 127.',
  },
  Passage: {
    sentence: 'As it stands in the source.',
    headings: 'Headings it stands under, outermost first.',
  },
  Estimate: {
    sourceMinutes: 'Minutes the sources hold, read out whole.',
    words: 'Of the script, for the length asked for.',
    readyInSeconds: 'Until it is finished, from renders on this server; absent before the first.',
    leavesServer: 'Services that would be sent text; empty when nothing leaves this server.',
    pending: 'Sources that are still being read and are not counted yet.',
  },
  LiveEvent: {
    id: 'Rises; within an organization no event with a lower id comes later.',
    subjectId: 'The source or episode that changed.',
    data: 'Of episode.progress: stages, overall, etaSeconds. Of episode.segment: index, renderId.',
  },
  Fault: {
    code: 'Stable; one of the codes listed below.',
    message: 'A sentence for a person. It may change.',
  },
};
