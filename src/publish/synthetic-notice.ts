/** Said in every transcript, as in every sound file: nobody should take these voices for people. */
export const SYNTHETIC_NOTICE = 'All voices in this recording are synthetic.';
