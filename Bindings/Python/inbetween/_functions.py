"""The functions of inbetween.h, as `make interface` has read them from it.

An array is the address of its first element; texts go in as bytes and come out through a buffer.
"""

from __future__ import annotations

from ctypes import c_char_p, c_double, c_int32, c_ssize_t, c_void_p
from typing import Any

from inbetween._pointers import Pointer

INTERFACE_VERSION = 1
VERSION_MAJOR = 1
VERSION_MINOR = 0
VERSION_PATCH = 0
VERSION = "1.0.0-rc.1"
OK = 0
ARGUMENT = 1
PARAMETER = 2
PROGRESS = 0
X = 1
SECONDS = 2


class MotionPointer(Pointer):
    """`inbetween_motion *`"""


class TablePointer(Pointer):
    """`inbetween_table *`"""


class FollowerPointer(Pointer):
    """`inbetween_follower *`"""


class AxisPointer(Pointer):
    """`inbetween_axis *`"""


class CurvePointer(Pointer):
    """`inbetween_curve *`"""


class PoolPointer(Pointer):
    """`inbetween_pool *`"""


class PathPointer(Pointer):
    """`inbetween_path *`"""


class TrackPointer(Pointer):
    """`inbetween_track *`"""


class AnimationPointer(Pointer):
    """`inbetween_animation *`"""


class EffectPointer(Pointer):
    """`inbetween_effect *`"""


class LottiePointer(Pointer):
    """`inbetween_lottie *`"""


_array = c_void_p
_buffer = c_void_p
_text = c_char_p
_count = c_ssize_t

FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    # Versions and codes
    "interface_version": (c_int32, []),
    "version": (_count, [_buffer, _count]),
    # Motions
    "motion_names": (_count, [_buffer, _count]),
    "catalogue": (_count, [_buffer, _count]),
    "motion_open": (MotionPointer, [_text, _buffer, _count]),
    "spring_open":
        (MotionPointer, [c_double, c_double, c_double, c_double, c_double, c_double, c_double, _buffer, _count]),
    "motion_open_numbers": (MotionPointer, [_text, _text, _array, _count, _buffer, _count]),
    "motion_placed": (MotionPointer, [MotionPointer, c_double, c_double, c_double, c_double, _buffer, _count]),
    "motion_followed": (MotionPointer, [MotionPointer, MotionPointer, _buffer, _count]),
    "motion_repeated": (MotionPointer, [MotionPointer, c_double, c_int32, _buffer, _count]),
    "motion_delayed": (MotionPointer, [MotionPointer, c_double, _buffer, _count]),
    "motion_between": (MotionPointer, [MotionPointer, c_double, c_double, _buffer, _count]),
    "motion_close": (None, [MotionPointer]),
    "motion_value": (c_double, [MotionPointer, c_double]),
    "motion_velocity": (c_double, [MotionPointer, c_double]),
    "motion_acceleration": (c_double, [MotionPointer, c_double]),
    "motion_sample_accelerations": (c_int32, [MotionPointer, _array, _array, _count]),
    "motion_sample": (c_int32, [MotionPointer, _array, _array, _array, _count]),
    "motion_sample_evenly": (c_int32, [MotionPointer, c_double, c_double, _array, _count]),
    "motion_rest_time": (c_double, [MotionPointer]),
    "motion_rest_value": (c_double, [MotionPointer]),
    "motion_domain": (c_int32, [MotionPointer, _array, _array]),
    "motion_time_meaning": (c_int32, [MotionPointer]),
    "motion_notation": (_count, [MotionPointer, _buffer, _count]),
    "motion_written": (_count, [MotionPointer, _buffer, _count]),
    "motion_numbers": (c_int32, [MotionPointer, _text, _array, _count]),
    "motion_describe": (_count, [MotionPointer, _buffer, _count]),
    "motion_parts": (_count, [MotionPointer, _buffer, _count]),
    "motion_hand_over": (MotionPointer, [MotionPointer, _text, c_double, c_double, _buffer, _count]),
    "motion_hand_over_numbers":
        (MotionPointer, [MotionPointer, c_double, c_double, c_double, c_double, c_double, _buffer, _count]),
    "motion_spring": (c_int32, [MotionPointer, _array]),
    "motion_fit_spring": (MotionPointer, [_array, _array, _count, _array, c_int32, _array, _buffer, _count]),
    "motion_fit_curve": (MotionPointer, [_array, _array, _count, _array, _buffer, _count]),
    "motion_fit_lines": (MotionPointer, [MotionPointer, c_double, _array, _buffer, _count]),
    "motion_compare": (c_int32, [MotionPointer, _array, _array, _count, c_double, c_double, _array, _buffer, _count]),
    "motion_export": (_count, [MotionPointer, _text, c_double, _text, _buffer, _count, _buffer, _count]),
    # Imports
    "import": (_count, [_text, _count, _text, _buffer, _count, _buffer, _count]),
    # Tables
    "table_open": (TablePointer, [_text, _count, _text, c_double, _buffer, _count]),
    "table_close": (None, [TablePointer]),
    "table_describe": (_count, [TablePointer, _buffer, _count]),
    "table_column": (c_int32, [TablePointer, _count, _array, _count]),
    "table_is_likely": (c_int32, [_text, _count]),
    # Followers
    "follower_open": (FollowerPointer, [_text, _buffer, _count]),
    "follower_close": (None, [FollowerPointer]),
    "follower_jump": (c_int32, [FollowerPointer, c_double, c_double]),
    "follower_follow": (c_int32, [FollowerPointer, c_double, c_double]),
    "follower_value": (c_double, [FollowerPointer, c_double]),
    "follower_velocity": (c_double, [FollowerPointer, c_double]),
    # Axes
    "axis_open": (AxisPointer, [c_double, c_double, c_double, c_double, c_double, c_double, _buffer, _count]),
    "axis_close": (None, [AxisPointer]),
    "axis_grab": (c_int32, [AxisPointer, c_double]),
    "axis_drag": (c_int32, [AxisPointer, c_double, c_double]),
    "axis_release": (c_int32, [AxisPointer, c_double]),
    "axis_spring_to": (c_int32, [AxisPointer, _text, c_double, c_double, _buffer, _count]),
    "axis_value": (c_double, [AxisPointer, c_double]),
    "axis_velocity": (c_double, [AxisPointer, c_double]),
    "axis_rest_time": (c_double, [AxisPointer]),
    # Prepared curves
    "curve_open": (CurvePointer, [_text, _buffer, _count]),
    "curve_open_numbers": (CurvePointer, [c_double, c_double, c_double, c_double, _buffer, _count]),
    "curve_close": (None, [CurvePointer]),
    "curve_value": (c_double, [CurvePointer, c_double]),
    "curve_sample": (c_int32, [CurvePointer, _array, _array, _count]),
    "curve_sample_evenly": (c_int32, [CurvePointer, c_double, c_double, _array, _count]),
    # Pools
    "pool_open": (PoolPointer, [_count, _text, c_double, c_double, _buffer, _count]),
    "pool_open_numbers": (PoolPointer, [_count, c_double, c_double, c_double, c_double, c_double, _buffer, _count]),
    "pool_close": (None, [PoolPointer]),
    "pool_count": (_count, [PoolPointer]),
    "pool_awake_count": (_count, [PoolPointer]),
    "pool_step": (c_int32, [PoolPointer, c_double]),
    "pool_retarget_all": (c_int32, [PoolPointer, _array, _count]),
    "pool_retarget": (c_int32, [PoolPointer, _array, _array, _count]),
    "pool_place_all": (c_int32, [PoolPointer, _array, _array, _array, _count]),
    "pool_set_spring": (c_int32, [PoolPointer, _count, _text, _buffer, _count]),
    "pool_set_spring_numbers": (c_int32, [PoolPointer, _count, c_double, c_double, c_double, _buffer, _count]),
    "pool_positions": (c_int32, [PoolPointer, _array, _count]),
    "pool_velocities": (c_int32, [PoolPointer, _array, _count]),
    "pool_targets": (c_int32, [PoolPointer, _array, _count]),
    "pool_settled": (_count, [PoolPointer, _array, _count]),
    # Paths
    "path_open": (PathPointer, [_text, c_double, _buffer, _count]),
    "path_close": (None, [PathPointer]),
    "path_length": (c_double, [PathPointer]),
    "path_sample": (c_int32, [PathPointer, _array, _array, _array, _array, _count]),
    "path_part": (_count, [PathPointer, c_double, c_double, _buffer, _count]),
    # Tracks
    "track_open": (TrackPointer, [_array, _array, c_int32, _array, _count, _text, _buffer, _count]),
    "track_open_motions": (TrackPointer, [MotionPointer, MotionPointer, MotionPointer, MotionPointer, _buffer, _count]),
    "track_open_colors": (TrackPointer, [MotionPointer, _text, _text, _text, _buffer, _count]),
    "track_hand_over": (TrackPointer, [TrackPointer, _text, _array, c_double, _buffer, _count]),
    "track_close": (None, [TrackPointer]),
    "track_dimension": (c_int32, [TrackPointer]),
    "track_value": (c_double, [TrackPointer, c_double]),
    "track_velocity": (c_double, [TrackPointer, c_double]),
    "track_sample": (c_int32, [TrackPointer, _array, _array, _array, _count]),
    "track_color": (_count, [TrackPointer, c_double, _buffer, _count]),
    "track_rest_time": (c_double, [TrackPointer]),
    # Animations
    "animation_open": (AnimationPointer, [_text, _count, _buffer, _count]),
    "animation_close": (None, [AnimationPointer]),
    "animation_describe": (_count, [AnimationPointer, _buffer, _count]),
    "animation_sample": (c_int32, [AnimationPointer, _text, _array, _array, _count]),
    "animation_export": (_count, [AnimationPointer, _text, c_double, _text, _buffer, _count, _buffer, _count]),
    # Animated effects
    "effect_names": (_count, [_buffer, _count]),
    "effect_catalogue": (_count, [_buffer, _count]),
    "effect_open": (EffectPointer, [_text, _text, _buffer, _count]),
    "effect_open_script": (EffectPointer, [_text, _text, c_double, c_double, _buffer, _count]),
    "effect_close": (None, [EffectPointer]),
    "effect_name": (_count, [EffectPointer, _buffer, _count]),
    "effect_summary": (_count, [EffectPointer, _buffer, _count]),
    "effect_channel_names": (_count, [EffectPointer, _buffer, _count]),
    "effect_about": (_count, [EffectPointer, _buffer, _count]),
    "effect_end_time": (c_double, [EffectPointer]),
    "effect_phase": (_count, [EffectPointer, c_double, _buffer, _count]),
    "effect_channels": (_count, [EffectPointer, c_double, _array, _count]),
    "effect_list_offset": (c_double, [EffectPointer, c_double]),
    "effect_svg": (_count, [EffectPointer, c_double, _text, _buffer, _count]),
    "effect_grab": (c_int32, [EffectPointer, c_double]),
    "effect_drag": (c_int32, [EffectPointer, c_double, c_double, c_double]),
    "effect_release": (c_int32, [EffectPointer, c_double]),
    "effect_tap": (c_int32, [EffectPointer, c_double]),
    "effect_finish": (c_int32, [EffectPointer, c_double]),
    "effect_forget": (c_int32, [EffectPointer, c_double]),
    # Lottie animations
    "lottie_open": (LottiePointer, [_text, _count, _buffer, _count]),
    "lottie_close": (None, [LottiePointer]),
    "lottie_facts": (c_int32, [LottiePointer, _array]),
    "lottie_describe": (_count, [LottiePointer, _buffer, _count]),
    "lottie_warnings": (_count, [LottiePointer, _buffer, _count]),
    "lottie_key_paths": (_count, [LottiePointer, _buffer, _count]),
    "lottie_colors": (_count, [LottiePointer, _buffer, _count]),
    "lottie_override": (LottiePointer, [LottiePointer, _text, _text, _buffer, _count]),
    "lottie_recolor": (LottiePointer, [LottiePointer, _text, _buffer, _count]),
    "lottie_recolored_document": (_count, [_text, _count, _text, _buffer, _count, _buffer, _count]),
    "lottie_values": (_count, [LottiePointer, _text, c_double, _array, _count]),
    "lottie_svg": (_count, [LottiePointer, c_double, _text, _buffer, _count]),
    "lottie_animated_svg": (_count, [LottiePointer, c_double, c_double, c_double, _buffer, _count, _buffer, _count]),
    "lottie_import": (_count, [_text, _count, _text, c_double, _buffer, _count, _buffer, _count]),
}
