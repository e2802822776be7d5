import { settings } from "./settings.svelte";

/** Five short sounds, made here and now; off unless wanted, and never the only word of anything. */

/** From the most telling to the least: of several at once the first is heard. */
export const SOUNDS = ["horn", "dice", "card", "coin", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUDEST = 0.5;
let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume(); // a page that nobody has touched yet stays silent; that is the browser's right
  const out = audio.createGain();
  out.gain.value = (settings.volume / 100) * LOUDEST;
  out.connect(audio.destination);
  MAKE[sound](audio, out, audio.currentTime);
}

const MAKE: Record<Sound, (audio: AudioContext, out: AudioNode, at: number) => void> = {
  /** Wood on stone: a knock, and its echo a little lower. */
  turn(audio, out, at) {
    knock(audio, out, at, 420, 1);
    knock(audio, out, at + 0.13, 350, 0.6);
  },
  /** Three dice that come to rest. */
  dice(audio, out, at) {
    for (const [wait, pitch, loud] of [[0, 900, 0.5], [0.06, 1150, 0.6], [0.13, 980, 0.7], [0.21, 1240, 0.5], [0.34, 860, 0.9]] as const) {
      knock(audio, out, at + wait, pitch, loud);
    }
  },
  /** Stiff paper drawn over the table. */
  card(audio, out, at) {
    hiss(audio, out, at, 0.16, 3200, 0.5);
  },
  coin(audio, out, at) {
    for (const pitch of [2350, 3140, 4710]) tone(audio, out, "sine", at, pitch, 0.45, 0.16);
  },
  /** A fifth, blown long. */
  horn(audio, out, at) {
    for (const [pitch, wait] of [[147, 0], [220, 0.5]] as const) {
      tone(audio, out, "sawtooth", at + wait, pitch, 1.2, 0.22, 0.18);
      tone(audio, out, "triangle", at + wait, pitch * 2, 1.2, 0.12, 0.18);
    }
  },
};

function knock(audio: AudioContext, out: AudioNode, at: number, pitch: number, loud: number): void {
  tone(audio, out, "triangle", at, pitch, 0.09, loud);
  hiss(audio, out, at, 0.03, pitch * 4, loud * 0.7);
}

function tone(audio: AudioContext, out: AudioNode, shape: OscillatorType, at: number, pitch: number, long: number, loud: number, rise = 0.004): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  sound(source, swell(audio, out, at, long, loud, rise), at, long);
}

function hiss(audio: AudioContext, out: AudioNode, at: number, long: number, pitch: number, loud: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= white(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.connect(swell(audio, out, at, long, loud, 0.004));
  sound(source, band, at, long);
}

function sound(source: AudioScheduledSourceNode, into: AudioNode, at: number, long: number): void {
  source.connect(into);
  source.start(at);
  source.stop(at + long + 0.05);
}

/** Rises quickly, dies away slowly. */
function swell(audio: AudioContext, out: AudioNode, at: number, long: number, loud: number, rise: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}

function white(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = made.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return made;
}
