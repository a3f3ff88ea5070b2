import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { checkUrl } from '../../../src/platform/web-fetch/check-url.ts';
import { isPublicAddress } from '../../../src/platform/web-fetch/public-address.ts';

const HOSTILE_ADDRESSES = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::1',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  '',
  'localhost',
  '1.2.3',
  '01.2.3.4',
  '1.2.3.4.5',
  '8.8.8.8 ',
  'example.org',
];

const PUBLIC_ADDRESSES = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001::64',
  '2001:4860:4860::8888',
  '2400::1',
  '3ffe::1',
];

describe('isPublicAddress', () => {
  it.each(HOSTILE_ADDRESSES)('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(PUBLIC_ADDRESSES)('takes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('refuses every address of this machine', () => {
    const own = Object.values(os.networkInterfaces()).flatMap((each) => each ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own) expect(isPublicAddress(address)).toBe(false);
  });
});

const HOSTILE_URLS = [
  // not the web
  'file:///etc/passwd',
  'ftp://example.org/x',
  'gopher://example.org/',
  'data:text/plain,x',
  'ws://a.org/',
  'javascript:alert(1)',
  'blob:https://a.org/x',
  'http:',
  'http://',
  '',
  'example.org',
  '/etc/passwd',
  // who signs in
  'http://user@example.org/',
  'http://user:word@example.org/',
  'http://example.org@127.0.0.1/',
  'http://@example.org/',
  'http://:@example.org/',
  // this machine and its network, by name
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://a.localhost/',
  'http://intranet/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://nas.home.arpa/',
  'http://x.lan/',
  'http://ⓛocalhost/',
  'http://example.org./',
  'http://localhost.localdomain/',
  'http://site.onion/',
  // and by address, in every spelling
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://①②⑦.0.0.1/',
  'http://0/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://１２７.0.0.1/',
  'http://169.254.169.254/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[fe80::1%25eth0]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[fd00:ec2::254]/',
  'http://[::]/',
  // public, but hidden behind an odd spelling
  'http://134744072/',
  'http://0x08080808/',
  'http://8.8.2056/',
  'http://010.8.8.8/',
  // ports of other services
  'http://example.org:22/',
  'http://example.org:25/',
  'http://example.org:5432/',
  'http://example.org:6379/',
  'http://example.org:9200/',
  'https://example.org:2375/',
  'http://example.org:0/',
  'http://example.org:99999/',
  // what parsers disagree about
  'http://example.org\\@127.0.0.1/',
  'http:\\\\127.0.0.1/',
  'http://exa mple.org/',
  'http://a.org/\r\nX: y',
  'http://a.org/\u0000',
  'ht\ttp://127.0.0.1/',
  ` http://127.0.0.1/`,
  `http://a.org/${'x'.repeat(2000)}`,
];

describe('checkUrl', () => {
  it.each(HOSTILE_URLS)('refuses %j', (url) => {
    expect(() => checkUrl(url, [])).toThrow(expect.objectContaining({ code: 'url_refused' }));
  });

  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c'],
    ['HTTP://Example.ORG', 'http://example.org/'],
    ['http://example.org:8080/', 'http://example.org:8080/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['http://8.8.8.8/', 'http://8.8.8.8/'],
    ['http://8.8.8.8:8443/x', 'http://8.8.8.8:8443/x'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https://localhost.example.org/', 'https://localhost.example.org/'],
    ['https://a.org/@me', 'https://a.org/@me'],
  ])('takes %s', (text, href) => {
    const { url, allowed } = checkUrl(text, []);
    expect(url.href).toBe(href);
    expect(allowed).toBe(false);
  });

  it('lets exactly the host and port pass that the owner allows', () => {
    const allowed = ['127.0.0.1:3999', 'wiki.lan', '[::1]:8080', 'Docs.Internal:81'];
    for (const url of [
      'http://127.0.0.1:3999/',
      'http://wiki.lan/',
      'https://wiki.lan:8443/',
      'http://[::1]:8080/',
      'http://docs.internal:81/',
    ]) {
      expect(checkUrl(url, allowed).allowed).toBe(true);
    }
    for (const url of [
      'http://127.0.0.1:3998/',
      'http://127.0.0.1/',
      'http://127.0.0.2:3999/',
      'http://wiki.lan:22/',
      'http://a.wiki.lan/',
      'http://wiki.lan./',
      'http://[::1]/',
      'http://docs.internal/',
      'ftp://wiki.lan/',
      'http://me@wiki.lan/',
    ]) {
      expect(() => checkUrl(url, allowed)).toThrow(expect.objectContaining({ code: 'url_refused' }));
    }
  });

  it('names no address in what it says', () => {
    for (const url of ['http://10.1.2.3/', 'http://db.internal/']) {
      expect(() => checkUrl(url, [])).toThrow(/^This address is not one of the public web/);
    }
  });
});
