// Runs in the page before its own scripts. It notes when a file is given, presses Make and Play at the
// moment they can be pressed, and listens to what is played: `audible` is the first sample above
// silence, `heardASecond` when the show's clock has come a second further. The marks, in milliseconds
// since 1970, are the page's `firstSound`.
(() => {
  /** @type {Record<string, number>} */
  const marks = {};
  Object.assign(globalThis, { firstSound: marks });
  /** @param {string} name */
  const mark = (name) => {
    marks[name] ??= performance.timeOrigin + performance.now();
  };
  /** Of samples from -1 to 1: what lies below is silence. */
  const AUDIBLE = 100 / 32_768;

  const noteFile = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLInputElement && target.files) mark('given');
  };
  addEventListener('change', noteFile, { capture: true });

  /** @param {string} label */
  const findButton = (label) =>
    [...document.querySelectorAll('button')].find(
      (button) => button.getAttribute('aria-label') === label || button.textContent?.trim() === label,
    );
  /** @param {string} label @param {string} name */
  const press = (label, name) => {
    const button = findButton(label);
    if (!button || button.disabled || marks[name]) return;
    mark(name);
    button.click();
  };
  new MutationObserver(() => {
    if (marks.given && !marks.pressed) press('Make the episode', 'pressed');
    if (marks.pressed && !marks.pressedPlay) press('Play', 'pressedPlay');
  }).observe(document, { subtree: true, childList: true, attributes: true });

  const context = new AudioContext();
  const followed = new WeakSet();
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function playAndListen() {
    if (!followed.has(this)) listenTo(this);
    followed.add(this);
    return play.call(this);
  };

  /** @param {HTMLMediaElement} sound */
  function listenTo(sound) {
    const meter = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaElementSource(sound).connect(meter).connect(context.destination);
    const samples = new Float32Array(meter.fftSize);
    /** @type {number | undefined} */
    let from;
    const timer = setInterval(() => {
      meter.getFloatTimeDomainData(samples);
      if (from === undefined && samples.some((sample) => Math.abs(sample) > AUDIBLE)) {
        mark('audible');
        from = sound.currentTime;
      }
      if (from === undefined || sound.currentTime < from + 1) return;
      mark('heardASecond');
      clearInterval(timer);
    }, 5);
  }
})();
