/**
 * lean-qr 2.7.4 as one module; see LICENSE.txt.
 * Written by `UPDATE_VENDOR=1 npx vitest run tests/unit/vendor.test.ts`.
 */

// node_modules/lean-qr/index.mjs
var t = [0.2, 3 / 8, 5 / 9, 2 / 3];
var o = (o2, e) => (r2) => {
  const n2 = 4 * o2 + r2 - 4, s2 = "*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n2) - 35, f2 = n2 > 8 ? s2 : 1, c2 = e / f2 | 0, i2 = e % f2, l2 = f2 - i2, a2 = n2 > 8 ? c2 * t[r2] + (o2 > 5) & -2 : s2, _2 = c2 - a2;
  return { t: l2 * _2 + i2 * _2 + i2, o: [[l2, _2], [i2, _2 + 1]], i: a2 };
};
var r = (t2) => new Uint8Array(t2);
var n = (t2) => {
  const o2 = new Error(`lean-qr error ${t2}`);
  throw o2.code = t2, o2;
};
var s = (t2) => "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(t2);
var f = (t2) => t2.charCodeAt(0);
var c = (...t2) => (o2, e) => t2.forEach((t3) => t3(o2, e));
var i = (t2) => (o2) => {
  o2.eci !== t2 && (o2.push(7, 4), t2 < 128 ? o2.push(t2, 8) : t2 < 16384 ? o2.push(32768 | t2, 16) : o2.push(12582912 | t2, 24), o2.eci = t2);
};
var l = (t2) => (o2, e) => {
  o2.push(4, 4), o2.push(t2.length, 8 + 8 * (e > 9)), t2.forEach((t3) => o2.push(t3, 8));
};
var a = (t2, o2, e, r2, n2 = (t3, o3) => e(t3.length, o3), s2 = r2 ? (o3) => c(i(r2), t2(o3)) : t2) => (s2.test = o2, s2.l = e, s2.est = n2, s2.eci = r2 && [r2], s2);
var _ = a((t2) => (o2, e) => {
  o2.push(1, 4), o2.push(t2.length, 10 + 2 * (e > 26) + 2 * (e > 9));
  let r2 = 0;
  for (; r2 < t2.length - 2; r2 += 3) o2.push(+t2.slice(r2, r2 + 3), 10);
  r2 < t2.length - 1 ? o2.push(+t2.slice(r2), 7) : r2 < t2.length && o2.push(+t2[r2], 4);
}, (t2) => /[0-9]/.test(t2), (t2, o2) => 14 + 2 * (o2 > 26) + 2 * (o2 > 9) + 10 * t2 / 3);
var u = a((t2) => (o2, e) => {
  o2.push(2, 4), o2.push(t2.length, 9 + 2 * (e > 26) + 2 * (e > 9));
  let r2 = 0;
  for (; r2 < t2.length - 1; r2 += 2) o2.push(45 * s(t2[r2]) + s(t2[r2 + 1]), 11);
  r2 < t2.length && o2.push(s(t2[r2]), 6);
}, (t2) => s(t2) >= 0, (t2, o2) => 13 + 2 * (o2 > 26) + 2 * (o2 > 9) + 5.5 * t2);
var d = a((t2) => l([...t2].map(f)), (t2) => f(t2) < 128, (t2, o2) => 12 + 8 * (o2 > 9) + 8 * t2);
d._ = true, d.u = true;
var p = a(d, (t2) => f(t2) < 256, d.l, 3);
p._ = true;
var m = new TextEncoder();
var h = a((t2) => l(m.encode(t2)), () => 1, 0, 26, (t2, o2) => 12 + 8 * (o2 > 9) + 8 * m.encode(t2).length);
h._ = true;
var w = () => {
  const t2 = /* @__PURE__ */ new Map(), o2 = new TextDecoder("sjis"), e = r(2);
  for (let r2 = 0; r2 < 7973; ++r2) e[0] = r2 / 192 + 129 + 64 * (r2 > 5951), e[1] = r2 % 192 + 64, t2.set(o2.decode(e), r2);
  return t2.delete("�"), w = () => t2, t2;
};
var y = a((t2) => (o2, e) => {
  o2.push(8, 4), o2.push(t2.length, 8 + 2 * (e > 26) + 2 * (e > 9));
  for (const e2 of t2) o2.push(w().get(e2), 13);
}, (t2) => w().has(t2), (t2, o2) => 12 + 2 * (o2 > 26) + 2 * (o2 > 9) + 13 * t2);
y._ = true;
var g = [_, u, d, p, y, h];
var b = { auto: (t2, { modes: o2 = g } = {}) => (e, r2) => {
  const s2 = o2.map((o3, e2) => {
    const n2 = /* @__PURE__ */ new Map(), s3 = (t3, o4) => (n2.has(t3) || n2.set(t3, o4(t3, r2)), n2.get(t3));
    return { m: o3, h: 1 << e2, C: o3.est("", r2), S: o3.l ? (t3, e3) => s3(e3 - t3, o3.l) : (e3, r3) => s3(t2.slice(e3, r3), o3.est) };
  });
  let f2 = [{ v: 0 }], c2 = 0, i2 = 0, l2 = -1;
  for (const o3 of [...t2, ""]) {
    let t3 = 0;
    if (o3) for (const e2 of s2) e2.m.test(o3) && (t3 |= e2.h);
    if (!o3 || t3 !== l2) {
      if (-1 !== l2) {
        const t4 = new Set(f2.map((t5) => t5.D)), o4 = [];
        for (const { m: e2, C: r3, S: n2, h: a3 } of s2) if (l2 & a3) {
          const s3 = n2(c2, i2);
          for (const l3 of e2.eci ?? t4) if (!e2.u || !l3) {
            let t5;
            for (const o5 of f2) if (o5.D === l3 || e2.eci) {
              const f3 = o5.m === e2 && o5.D === l3, a4 = f3 ? o5.V : o5, _2 = e2._ && f3 ? o5.v + s3 - r3 : a4.v + 12 * (a4.D !== l3) + (f3 ? n2(f3 ? o5.$ : c2, i2) : s3);
              (!t5 || _2 < t5.v) && (t5 = { $: f3 ? o5.$ : c2, V: a4, m: e2, D: l3, A: i2, v: _2 });
            }
            t5 && o4.push(t5);
          }
        }
        f2 = o4;
      }
      l2 = t3, c2 = i2;
    }
    i2 += o3.length;
  }
  f2.length || n(5);
  const a2 = [];
  for (let o3 = f2.reduce((t3, o4) => o4.v < t3.v ? o4 : t3); o3.m; o3 = o3.V) a2.push(o3.m(t2.slice(o3.$, o3.A)));
  a2.reverse().forEach((t3) => t3(e, r2));
}, multi: c, eci: i, bytes: l, numeric: _, alphaNumeric: u, ascii: d, iso8859_1: p, shift_jis: y, utf8: h };
var C = () => ({ F: r(2956), I: 0, push(t2, o2) {
  for (let e = o2, r2 = 8 - (7 & this.I); e > 0; e -= r2, r2 = 8) this.F[this.I >> 3] |= t2 << r2 >> e, this.I += e < r2 ? e : r2;
} });
var x = (t2, o2 = t2 * t2, e = r(o2)) => ({ size: t2, K: e, get: (o3, r2) => o3 >= 0 && o3 < t2 && !!(1 & e[r2 * t2 + o3]), toString({ on: o3 = "##", off: e2 = "  ", lf: r2 = "\n", pad: n2 = 4, padX: s2 = n2, padY: f2 = n2 } = {}) {
  let c2 = "";
  for (let n3 = -f2; n3 < t2 + f2; ++n3) {
    for (let r3 = -s2; r3 < t2 + s2; ++r3) c2 += this.get(r3, n3) ? o3 : e2;
    c2 += r2;
  }
  return c2;
}, toImageData(o3, { on: e2 = [0, 0, 0], off: r2 = [0, 0, 0, 0], pad: n2 = 4, padX: s2 = n2, padY: f2 = n2 } = {}) {
  const c2 = t2 + 2 * s2, i2 = t2 + 2 * f2, l2 = o3.createImageData(c2, i2), a2 = new Uint32Array(l2.data.buffer);
  l2.data.set([...e2, 255]);
  const _2 = a2[0];
  l2.data.set([...r2, 255]);
  const u2 = a2[0];
  for (let t3 = 0; t3 < i2; ++t3) for (let o4 = 0; o4 < c2; ++o4) a2[t3 * c2 + o4] = this.get(o4 - s2, t3 - f2) ? _2 : u2;
  return l2;
}, toCanvas(t3, o3) {
  const e2 = t3.getContext("2d"), r2 = this.toImageData(e2, o3);
  t3.width = r2.width, t3.height = r2.height, e2.putImageData(r2, 0, 0);
}, toDataURL({ type: t3 = "image/png", scale: o3 = 1, ...e2 } = {}) {
  const r2 = document.createElement("canvas"), n2 = r2.getContext("2d"), s2 = this.toImageData(n2, e2);
  return r2.width = s2.width * o3, r2.height = s2.height * o3, n2.putImageData(s2, 0, 0), n2.imageSmoothingEnabled = false, n2.globalCompositeOperation = "copy", n2.drawImage(r2, 0, 0, s2.width, s2.height, 0, 0, r2.width, r2.height), r2.toDataURL(t3, 1);
} });
var z = [(t2, o2) => 1 & (t2 ^ o2), (t2, o2) => 1 & o2, (t2) => t2 % 3, (t2, o2) => (t2 + o2) % 3, (t2, o2) => 1 & (t2 / 3 ^ o2 >> 1), (t2, o2) => (t2 & o2 & 1) + t2 * o2 % 3, (t2, o2) => (t2 & o2) + t2 * o2 % 3 & 1, (t2, o2) => (t2 ^ o2) + t2 * o2 % 3 & 1];
var E = r(511);
for (let t2 = 0, o2 = 1; t2 < 255; o2 = 2 * o2 ^ 285 * (o2 > 127)) E[E[o2 + 255] = t2++] = o2;
var M = (t2) => E[t2 % 255];
var S = (t2) => E[t2 + 255];
var v = (t2, o2) => {
  const e = r(t2.length + o2.length - 1);
  for (let r2 = 0; r2 < t2.length; ++r2) for (let n2 = 0; n2 < o2.length; ++n2) e[r2 + n2] ^= M(t2[r2] + o2[n2]);
  return e.map(S);
};
var D = (t2, o2) => {
  const e = r(t2.length + o2.length - 1);
  e.set(t2, 0);
  for (let r2 = 0; r2 < t2.length; ++r2) if (e[r2]) {
    const t3 = S(e[r2]);
    for (let n2 = 0; n2 < o2.length; ++n2) e[r2 + n2] ^= M(o2[n2] + t3);
  }
  return e.slice(t2.length);
};
var L = [[0], [0, 0]];
for (let t2 = 1; t2 < 30; ++t2) L.push(v(L[t2], [0, t2]));
var V = (t2, o2) => {
  const e = [[], []];
  let n2 = 0, s2 = 0;
  for (const [r2, f3] of o2.o) for (let c2 = 0; c2 < r2; ++c2, n2 += f3) {
    const r3 = t2.slice(n2, n2 + f3);
    e[0].push(r3), e[1].push(D(r3, L[o2.i])), s2 += f3 + o2.i;
  }
  const f2 = r(s2);
  s2 = 0;
  for (const t3 of e) for (let o3 = 0, e2 = -1; e2 < s2; ++o3) {
    e2 = s2;
    for (const e3 of t3) o3 < e3.length && (f2[s2++] = e3[o3]);
  }
  return f2;
};
var $ = (t2, o2, e) => {
  let r2 = t2 <<= e;
  for (let t3 = 134217728; t3 >>= 1; ) r2 & t3 && (r2 ^= o2 * (t3 >> e));
  return r2 | t2;
};
var A = ({ size: t2, K: o2 }, e) => {
  const r2 = (e2, r3, n3, s3) => {
    for (; n3-- > 0; e2 += t2) o2.fill(s3, e2, e2 + r3);
  }, n2 = (o3, e2, n3) => {
    for (let s3 = 0; s3++ < 3; n3 -= 2) r2(e2 * t2 + o3 - (n3 >> 1) * (t2 + 1), n3, n3, 2 | s3);
  }, s2 = 2 * ((t2 - 13) / (1 + (e / 7 | 0)) / 2 + 0.75 | 0);
  if (e > 1) for (let o3 = t2 - 7; o3 > 8; o3 -= s2) {
    for (let t3 = o3; t3 > 8; t3 -= s2) n2(o3, t3, 5);
    o3 < t2 - 7 && n2(o3, 6, 5);
  }
  if (e > 6) for (let r3 = $(e, 7973, 12), n3 = 1; n3 < 7; ++n3) for (let e2 = 12; e2-- > 9; r3 >>= 1) o2[n3 * t2 - e2] = 2 | 1 & r3;
  r2(7, 2, 9, 2), r2(t2 - 8, 8, 9, 2);
  for (let e2 = 0; e2 < t2; ++e2) o2[6 * t2 + e2] = 3 ^ 1 & e2;
  n2(3, 3, 7), n2(t2 - 4, 3, 7);
  for (let e2 = 0; e2 < t2; ++e2) for (let r3 = e2; r3 < t2; ++r3) o2[r3 * t2 + e2] = o2[e2 * t2 + r3];
  o2[(t2 - 8) * t2 + 8] = 3;
};
var F = ({ size: t2, K: o2 }) => {
  const e = [];
  for (let r2 = t2 - 2, n2 = t2, s2 = -1; r2 >= 0; r2 -= 2) {
    for (5 === r2 && (r2 = 4); n2 += s2, -1 !== n2 && n2 !== t2; ) {
      const s3 = n2 * t2 + r2;
      o2[s3 + 1] || e.push(s3 + 1), o2[s3] || e.push(s3);
    }
    s2 *= -1;
  }
  return e;
};
var H = ({ K: t2 }, o2, e) => o2.forEach((o3, r2) => t2[o3] = e[r2 >> 3] >> (7 & ~r2) & 1);
var I = ({ size: t2, K: o2 }, e, r2, n2) => {
  for (let r3 = 0; r3 < t2; ++r3) for (let n3 = 0; n3 < t2; ++n3) {
    const s3 = r3 * t2 + n3;
    o2[s3] ^= !(e(n3, r3) || 2 & o2[s3]);
  }
  let s2 = 21522 ^ $((1 ^ n2) << 3 | r2, 1335, 10);
  for (let e2 = 0; e2++ < 8; s2 >>= 1) o2[(e2 - (e2 < 7)) * t2 + 8] = 1 & s2, o2[9 * t2 - e2] = 1 & s2;
  for (let e2 = 8; --e2, s2; s2 >>= 1) o2[8 * t2 + e2 - (e2 < 7)] = 1 & s2, o2[(t2 - e2) * t2 + 8] = 1 & s2;
};
var K = ({ size: t2, K: o2 }, e = 0, r2 = 0) => {
  for (let n2 = 0; n2 < t2; ++n2) {
    for (let s2 = 0; s2 < 2; ++s2) for (let f2, c2 = 0, i2 = 0, l2 = 2; c2 < t2; ++c2) {
      const a2 = 1 & o2[s2 ? n2 * t2 + c2 : c2 * t2 + n2];
      r2 += a2, i2 = (i2 >> 1 | 2098176) & (3047517 ^ a2 - 1), 2049 & i2 && (e += 40), a2 ^ l2 && (f2 = 0), l2 = a2, e += 5 === ++f2 ? 3 : f2 > 5;
    }
    if (n2) for (let r3 = t2 + n2, s2 = 5 * o2[n2 - 1] ^ o2[n2]; r3 < t2 * t2; r3 += t2) {
      const t3 = 5 * o2[r3 - 1] ^ o2[r3];
      e += 3 * !(1 & (s2 | t3) | 4 & (s2 ^ t3)), s2 = t3;
    }
  }
  return e + 10 * (10 * Math.abs(r2 / (t2 * t2) - 1) | 0);
};
var N = [];
var P = (t2 = n(1), { minCorrectionLevel: e = 0, maxCorrectionLevel: r2 = 3, minVersion: s2 = 1, maxVersion: f2 = 40, mask: c2, trailer: i2 = 60433, ...l2 } = {}) => {
  r2 < e && n(3), f2 < s2 && n(2), "string" == typeof t2 && (t2 = b.auto(t2, l2));
  for (let n2 = s2, l3 = 0; n2 <= f2; ++n2) {
    let s3 = N[n2];
    s3 || (N[n2] = s3 = x(4 * n2 + 17), A(s3, n2), s3.p = F(s3));
    const f3 = o(n2, s3.p.length >> 3);
    if (8 * f3(e).t < l3) continue;
    const a2 = C();
    t2(a2, n2), l3 = a2.I;
    for (let t3 = r2; t3 >= e; --t3) {
      const o2 = f3(t3);
      if (8 * o2.t < l3) continue;
      for (a2.I = l3 + 11 & -8; a2.I < 8 * o2.t; ) a2.push(i2, 16);
      const e2 = x(s3.size, s3.K);
      return H(e2, s3.p, V(a2.F, o2)), (z[c2] ? [z[c2]] : z).map((o3, r3) => {
        const n3 = x(e2.size, e2.K);
        return I(n3, o3, c2 ?? r3, t3), n3.s = z[c2] ? 0 : K(n3), n3;
      }).reduce((t4, o3) => o3.s < t4.s ? o3 : t4);
    }
  }
  n(4);
};
P.with = (...t2) => (o2, e) => P(o2, { modes: [...g, ...t2], ...e });
export {
  P as generate
};
