import { createCssVariablesTheme, createHighlighterCore, type ShikiTransformer } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';

/** Colours by name, which become classes: the policy of the pages drops styles within elements. */
const THEME = createCssVariablesTheme({ name: 'afterword', variablePrefix: '--code-', fontStyle: false });
const COLOUR = /--code-(?:token-)?([\w-]+)/;

const classesForStyles: ShikiTransformer = {
  pre(node) {
    node.properties.style = undefined;
    node.properties.class = 'code';
  },
  span(node) {
    const name = COLOUR.exec(String(node.properties.style ?? ''))?.[1];
    node.properties.style = undefined;
    if (name !== undefined && name !== 'foreground') node.properties.class = `code-${name}`;
  },
};

/** @returns what colours code: HTML of a `pre`, whatever its language; text as it is where that is unknown */
export async function makeHighlighter(): Promise<(code: string, language: string) => string> {
  const highlighter = await createHighlighterCore({
    themes: [THEME],
    langs: [bash, javascript, json],
    engine: createJavaScriptRegexEngine(),
  });
  const known = new Set(highlighter.getLoadedLanguages());
  return (code, language) =>
    highlighter.codeToHtml(code, {
      lang: known.has(language) ? language : 'text',
      theme: THEME.name!,
      // A line is coloured whole, also while the machine is busy: the same text gives the same page.
      tokenizeTimeLimit: 0,
      transformers: [classesForStyles],
    });
}
